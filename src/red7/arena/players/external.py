"""Players in programs of their own, asked over standard input and output; `docs/bots.md` has the protocol.

A program is started for one seat of one match and gets a line of JSON for each decision. If it is late, ends,
or answers with nonsense, it forfeits. In every case it is gone when the match is over, with everything it
started except what moved to a session of its own.
"""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from typing import Final

from red7.arena.errors import Forfeit
from red7.game.errors import InvalidError
from red7.game.match import Match
from red7.game.moves import Move
from red7.game.text.jsonform import sight_data

LONGEST_ANSWER: Final = 100  # bytes; a move has at most three
LONGEST_COMPLAINT: Final = 4000  # bytes of its standard error that are kept
GRACE: Final = 2.0  # seconds to exit, once there are no more questions

_running: "set[Program]" = set()
_GONE: Final = b""


class Program:
    """A player in another program, which is asked move by move."""

    def __init__(self, command: Sequence[str], nodes: int, seconds: float) -> None:
        self._nodes = nodes
        self._seconds = seconds
        self._questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._complaints = b""  # the end of what it wrote to standard error
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that its children can be ended with it
            )
        except OSError as error:
            raise Forfeit("forfeit-start", reason=error.strerror or str(error)) from None
        _running.add(self)
        # Not every system can wait for a pipe with a timeout; for a thread all can.
        self._talk = threading.Thread(target=self._talking, daemon=True)
        self._listen = threading.Thread(target=self._listening, daemon=True)
        self._talk.start()
        self._listen.start()

    def moves(self, match: Match, seed: int) -> tuple[Move, ...]:
        """The program's move; `Forfeit` if there is none in time, and the program is ended."""
        question = {
            "sight": sight_data(match.sight(match.round.turn)),
            "moves": [str(move) for move in match.round.moves()],
            "nodes": self._nodes,
            "seed": seed,
        }
        self._questions.put(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        try:
            return (self._answer(),)
        except Forfeit:
            self.kill()
            raise

    def _answer(self) -> Move:
        try:
            answer = self._answers.get(timeout=self._seconds)
        except queue.Empty:
            raise Forfeit("forfeit-late", seconds=f"{self._seconds:g}") from None
        if answer == _GONE:
            reason = self._last_complaint()
            raise Forfeit("forfeit-died", reason=reason) if reason else Forfeit("forfeit-ended")
        text = answer.decode("utf-8", "replace").strip()
        try:
            return Move.parse(text)
        except InvalidError:
            raise Forfeit("forfeit-nonsense", answer=printable(text[:40])) from None

    def close(self) -> None:
        """Let the program exit, or end it, with everything it started."""
        self._questions.put(_GONE)
        self._talk.join(GRACE)
        self.kill()
        self._process.wait()
        for thread in (self._talk, self._listen):
            thread.join(GRACE)  # not for ever: a child may have moved to a session of its own
        _running.discard(self)

    def kill(self) -> None:
        """End the program and everything it started, at once."""
        # It has not been reaped, so its pid is still its own, and its group's.
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def _talking(self) -> None:
        asks, answers = self._process.stdin, self._process.stdout
        assert asks is not None
        assert answers is not None
        with answers:
            # Closing a pipe without a reader fails; the empty answer will say that the program is gone.
            with contextlib.suppress(OSError), asks:
                while question := self._questions.get():
                    asks.write(question)
                    asks.flush()
                    answer = answers.readline(LONGEST_ANSWER)
                    self._answers.put(answer)
                    if answer == _GONE:
                        return
            self._answers.put(_GONE)
            while answers.read(1 << 16):
                pass  # until it has exited

    def _listening(self) -> None:
        complaints = self._process.stderr
        assert complaints is not None
        with complaints:
            while more := os.read(complaints.fileno(), 1 << 16):
                self._complaints = (self._complaints + more)[-LONGEST_COMPLAINT:]

    def _last_complaint(self) -> str:
        """The last line that the program wrote to its standard error."""
        self._listen.join(GRACE)  # its last words may still be on their way
        lines = self._complaints.decode("utf-8", "replace").split("\n")
        return next((printable(line.strip()[:200]) for line in reversed(lines) if line.strip()), "")


def printable(text: str) -> str:
    r"""The text with control and invisible characters escaped, as in `\x1b`."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def kill_all() -> None:
    """End every program of this process at once, because the process is about to end."""
    for program in tuple(_running):
        program.kill()
