"""A server answers at once, on whichever event loop it runs."""

import asyncio
import socket

import pytest

from red7.server.listener import listener

pytestmark = pytest.mark.anyio


async def test_the_end_of_an_answer_does_not_wait_until_its_beginning_is_acknowledged() -> None:
    caller: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
    with listener("127.0.0.1", 0) as called:
        async with await asyncio.start_server(lambda _, writer: caller.set_result(writer), sock=called):
            _, calling = await asyncio.open_connection(*called.getsockname())
            accepted = (await caller).get_extra_info("socket")
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for end in (calling, await caller):
                end.close()
