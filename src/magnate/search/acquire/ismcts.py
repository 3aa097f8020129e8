"""Tree search in Acquire: information-set Monte Carlo tree search with random playouts.

This is ISMCTS with a single observer (Cowling, Powley and Whitehouse, 2012). Each iteration deals
a determinization, follows the tree along moves that are legal in it, adds one node, plays on at
random and backs up who won. Every seat is assumed to maximize its own wins. Chance has no nodes:
what follows a move is the same node whatever is drawn. A purchase is one move: choosing it share by
share makes the tree narrower, but in trials did not make it stronger.
"""

from __future__ import annotations

from math import log, sqrt

from magnate.acquire.random_play import Dealer, draw_chance, random_decision
from magnate.acquire.rules.final_scoring import winners
from magnate.acquire.rules.flow import apply
from magnate.acquire.rules.legal import CODES, decode, list_legal
from magnate.acquire.rules.state import MARKET, OVER, START, EditionTable, State
from magnate.chance import roll
from magnate.kernel import Schema, called_rule, clone, entry, number, row, rule
from magnate.kernel.frames import NO_FAULT

from .determinize import redeal

GAME, ROLLOUT = 0, 1  # places in memory
ROOT_NODE = 0
NO_NODE = 0  # the root is nobody's child, so its number is free
WIN = 60  # divisible by any number of winners


class Node(Schema):
    """A move in the tree, and the results of the iterations that went through it."""

    seat = number()
    code = number()
    parent = number()
    first = number()  # the most recent child
    sibling = number()  # the next older child of the same parent
    visits = number()
    available = number()  # visits of the parent in which the move was legal
    won = number()  # by the seat that makes the move, in units of 1 / WIN


class Tree(Schema):
    """The state of a search between calls."""

    exploration = number()  # the weight of the confidence bound, in percent
    nodes = number()  # in use; 0 before the search
    known = row(CODES)  # the child of each code, while a move is chosen


@rule
def mark_children(t: Tree, nodes: list[Node], node: int, seat: int) -> None:
    """Index the children of a node that are moves of a seat by their codes."""
    child = nodes[node].first
    while child != NO_NODE:
        if nodes[child].seat == seat:
            t.known[nodes[child].code] = child
        child = nodes[child].sibling


@rule
def unmark_children(t: Tree, nodes: list[Node], node: int) -> None:
    """Clear the index of the children of a node."""
    child = nodes[node].first
    while child != NO_NODE:
        t.known[nodes[child].code] = NO_NODE
        child = nodes[child].sibling


@rule
def count_untried(t: Tree, nodes: list[Node], codes: list[int], count: int) -> int:
    """Return how many legal moves have no node, and count the others as available."""
    untried = 0
    for i in range(count):
        child = t.known[codes[i]]
        if child == NO_NODE:
            untried += 1
        else:
            # UCB1 for ISMCTS counts how often a move was legal, not the visits of its parent:
            # a move that few determinizations allow would otherwise seem neglected.
            nodes[child].available += 1
    return untried


@rule
def nth_untried(t: Tree, codes: list[int], n: int) -> int:
    """Return the n-th legal move without a node, counted from 0."""
    i = 0
    left = n
    while left > 0 or t.known[codes[i]] != NO_NODE:
        if t.known[codes[i]] == NO_NODE:
            left -= 1
        i += 1
    return codes[i]


@rule
def add_node(t: Tree, nodes: list[Node], parent: int, seat: int, code: int) -> int:
    """Add a node for a move that was never tried, and return it."""
    node = t.nodes
    t.nodes += 1
    n = nodes[node]
    n.seat = seat
    n.code = code
    n.parent = parent
    n.first = NO_NODE
    n.sibling = nodes[parent].first
    n.visits = 0
    n.available = 1
    n.won = 0
    nodes[parent].first = node
    return node


@rule
def most_promising(t: Tree, nodes: list[Node], codes: list[int], count: int, start: int) -> int:
    """Return the child with the highest upper confidence bound (UCB1), or NO_NODE without children.

    Ties go to the next child from `start`.
    """
    best = NO_NODE
    most = 0.0
    for i in range(count):
        child = t.known[codes[(start + i) % count]]
        if child == NO_NODE:
            continue
        n = nodes[child]
        mean = n.won / (WIN * n.visits)
        bound = mean + t.exploration / 100 * sqrt(log(n.available) / n.visits)
        if best == NO_NODE or bound > most:
            best = child
            most = bound
    return best


@called_rule
def descend(s: State, e: EditionTable, d: Dealer, t: Tree, nodes: list[Node], node: int) -> int:
    """Write the move to follow into the action, and return its node.

    Untried moves come first. NO_NODE where no move has a node and memory is full.
    """
    count = list_legal(s, e, d.codes, d.action)
    mark_children(t, nodes, node, s.asked)
    untried = count_untried(t, nodes, d.codes, count)
    if untried > 0 and t.nodes < len(nodes):
        code = nth_untried(t, d.codes, roll(d.generator, untried))
        child = add_node(t, nodes, node, s.asked, code)
    else:
        child = most_promising(t, nodes, d.codes, count, roll(d.generator, count))
    unmark_children(t, nodes, node)
    if child != NO_NODE:
        decode(s, e, nodes[child].code, d.action)
    return child


@rule
def back_up(s: State, nodes: list[Node], last: int) -> None:
    """Back up the result to a node and its ancestors."""
    won = winners(s)
    count = 0
    for seat in range(s.players):
        count += won >> seat & 1
    node = last
    while node != ROOT_NODE:
        n = nodes[node]
        n.visits += 1
        if won >> n.seat & 1:
            n.won += WIN // count
        node = n.parent


@rule
def run_iteration(
    states: list[State], e: EditionTable, d: Dealer, t: Tree, nodes: list[Node]
) -> None:
    """Play a determinization to the end through the tree and beyond, and back up the result."""
    clone(states, ROLLOUT, GAME)
    s = states[ROLLOUT]
    redeal(s, s.asked, d.generator, d.deck)
    d.dealt = 0
    node = ROOT_NODE
    is_known = True
    while s.awaits != OVER and s.fault == NO_FAULT:
        if START <= s.awaits <= MARKET:
            draw_chance(s, d)
        else:
            child = NO_NODE
            if is_known:
                child = descend(s, e, d, t, nodes, node)
                # A node that was just added ends the tree: from here on play is random.
                is_known = child != NO_NODE and nodes[child].visits > 0
            if child == NO_NODE:
                random_decision(s, e, d)
            else:
                node = child
        apply(s, e, d.action)
    back_up(s, nodes, node)


@rule
def most_visited(nodes: list[Node]) -> int:
    """Return the code of the most visited move; of several, the one that won most."""
    best = nodes[ROOT_NODE].first
    child = best
    while child != NO_NODE:
        n = nodes[child]
        more = n.visits - nodes[best].visits
        if more > 0 or (more == 0 and n.won > nodes[best].won):
            best = child
        child = n.sibling
    return nodes[best].code


@entry
def tree_search_entry(
    states: list[State],
    editions: list[EditionTable],
    dealers: list[Dealer],
    trees: list[Tree],
    nodes: list[Node],
    iterations: int,
) -> int:
    """Run iterations, and return the code of the best move so far.

    The first state is the game, the second is working memory. A tree without nodes is started; one
    with nodes is grown further. When all nodes are used, the search continues without new ones.
    """
    t = trees[0]
    if t.nodes == 0:
        nodes[ROOT_NODE].first = NO_NODE
        t.nodes = 1
    for _ in range(iterations):
        run_iteration(states, editions[0], dealers[0], t, nodes)
    return most_visited(nodes)
