"""All lessons, in the order in which they are best taken."""

from typing import Final

from red7.learn.lessons import actions, basics, booklets, points
from red7.learn.lessons.lesson import Lesson

LESSONS: Final[tuple[Lesson, ...]] = (
    *basics.LESSONS,
    *points.LESSONS,
    *actions.LESSONS,
    *booklets.LESSONS,
)
BY_NAME: Final = {lesson.name: lesson for lesson in LESSONS}
TOPICS: Final = tuple(dict.fromkeys(lesson.topic for lesson in LESSONS))
