"""Training samples of Monopoly: positions of games between policies, and who won."""

from __future__ import annotations

from magnate.chance import generator_words
from magnate.kernel import Mode, allocate, column, write
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules.state import State
from magnate.search.monopoly.features import ALIVE, FEATURES, UNIT, Features
from magnate.search.monopoly.landing_odds import odds_of
from magnate.search.monopoly.rollouts import RolloutDealer
from magnate.search.monopoly.samples import Sample, generate_samples
from magnate.search.monopoly.search import policies_of

COUNT = 30


def samples(players: int) -> tuple[list[Sample], int]:
    """Samples of a few games, and the number of games."""
    mode: Mode = "interpreted"
    edition = load("modern")
    dealer = RolloutDealer()
    dealer.generator[:] = generator_words(1, 0)
    dealers = allocate(RolloutDealer, 1, mode)
    write(dealers, 0, dealer)
    found = allocate(Sample, COUNT, mode)
    games = generate_samples.at(mode)(
        allocate(State, 1, mode),
        edition_table(edition, mode),
        odds_of(edition, mode),
        policies_of(mode),
        dealers,
        allocate(Features, 1, mode),
        found,
        players,
    )
    return found, games


def test_every_sample_has_a_winner_who_was_still_in_the_game() -> None:
    found, games = samples(3)

    pairs = zip(column(found, "winners"), column(found, "alive"), strict=True)
    assert all(winners and winners & alive == winners for winners, alive in pairs)
    assert games > 1


def test_features_say_how_many_seats_are_still_in_the_game() -> None:
    found, _ = samples(2)
    for sample in found:
        assert sample.alive == 0b11
        assert [sample.features[seat * FEATURES + ALIVE] for seat in (0, 1)] == [2 * UNIT // 8] * 2
