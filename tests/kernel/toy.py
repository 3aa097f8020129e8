"""A toy with every kind of field, and rules that do what the kernel promises or forbids."""

from __future__ import annotations

from magnate.chance import GENERATOR_WIDTH, roll
from magnate.kernel import Schema, clone, entry, grid, number, real_grid, real_row, row, rule, say
from magnate.kernel.frames import pop, push, top


class Toy(Schema):
    """Every kind of field, and a stack of two frames."""

    count = number()
    small = row(4, bits=8)
    middle = grid(3, 2, bits=16)
    generator = row(GENERATOR_WIDTH)
    depth = number()
    frames = grid(2, 4, bits=16)
    fault = number()
    parts = real_row(3)
    odds = real_grid(2, 2)


class LargerToy(Toy):
    """A toy with one more field."""

    extra = number()


@rule
def add(total: int, more: int) -> int:
    return total + more


@rule
def add_all(s: Toy) -> int:
    """Call one rule with numbers of every width."""
    total = add(s.count, s.small[0])
    total = add(total, s.middle[1][1])
    return add(total, 1) + add(total, s.count > 0)


@entry
def sum_entry(toys: list[Toy], i: int) -> int:
    return add_all(toys[i])


@entry
def larger_sum_entry(toys: list[LargerToy], i: int) -> int:
    return add_all(toys[i]) + toys[i].extra


@entry
def say_entry(toys: list[Toy], i: int, times: int) -> None:
    for time in range(times):
        say(toys[i], 7, time, 1, 2, 3, 4, 5, 6, 8)


@entry
def copy_entry(toys: list[Toy], to: int, source: int) -> None:
    clone(toys, to, source)


@entry
def push_entry(toys: list[Toy], i: int, kind: int, last: int) -> int:
    frame = push(toys[i], kind, 1)
    frame[3] = last
    return top(toys[i])[0]


@entry
def pop_entry(toys: list[Toy], i: int) -> None:
    pop(toys[i])


@entry
def write_entry(toys: list[Toy], i: int, place: int) -> None:
    toys[i].small[place] = 1


@entry
def divide_entry(toys: list[Toy], i: int) -> int:
    return 1 // toys[i].count


@entry
def roll_entry(toys: list[Toy], i: int, limit: int) -> int:
    return roll(toys[i].generator, limit)


@rule
def there(s: Toy) -> int:
    return back(s)


@rule
def back(s: Toy) -> int:
    return there(s)


@entry
def recursive_entry(toys: list[Toy], i: int) -> int:
    return there(toys[i])


@entry
def halve_entry(toys: list[Toy], i: int) -> float:
    """Calculate with floats and integers together."""
    toys[i].parts[1] = toys[i].count / 2
    toys[i].odds[1][0] = toys[i].parts[1] * toys[i].parts[0]
    return toys[i].odds[1][0]
