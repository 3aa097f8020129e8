"""Games of Monopoly in which Ann plays seat 1 and bots play the others.

They have the order to claim rent: bots that do not have it would give it first.
"""

from __future__ import annotations

from tests.monopoly.boards import GROUPS, owned, position

NAMES = ("Ann", "Bot 2", "Bot 3")

# Ann has the brown group and a station; she is about to roll.
YOUR_ROLL = position(
    "$500 at jail always-claim",
    "$500 at jail always-claim",
    "$500 at jail always-claim",
    lots=f"{owned(GROUPS['brown'], 1)}, reading 1, vermont 2",
    edition="official",
)
# Bot 3 is about to roll; Bot 2 stands on Ann's New York Avenue and has not paid.
THEIR_ROLL = position(
    "$500 at start",
    "$500 at new-york always-claim",
    "$500 at jail always-claim",
    lots="new-york 1, baltic 1",
    edition="official",
    options="rent_claim_deadline next_player_roll",
    then="claim new-york owner 1 from 2 $16\nturn 3 roll",
)
OFFERED = position(
    "$500 at start always-claim",
    "$500 at start always-claim",
    "$500 at start always-claim",
    lots="baltic 1",
    edition="official",
    then="offer 2 to 1: $100 for baltic\nturn 3 roll",
)
AUCTION = position(
    "$500 at start",
    "$500 at start",
    "$5 at boardwalk",
    edition="official",
    then="turn 3 end rolled\nauction 3 boardwalk high $1 leader 3 among 13",
)
# Ann is about to roll; she has the brown group, and all lots on which she may land.
NOTHING_FOR_SALE = position(
    "$500 at jail always-claim",
    "$500 at jail always-claim",
    "$500 at jail always-claim",
    lots=f"{owned(GROUPS['brown'], 1)}, "
    + ", ".join(f"{lot} 1 mortgaged" for lot in (*GROUPS["orange"], *GROUPS["pink"], "electric")),
    edition="official",
)
HOPELESS = position(
    "$10 at new-york",
    "$500 at start",
    "$500 at start",
    lots=owned(GROUPS["orange"], 2, level=3),
    edition="official",
    options="round_limit 5",
    then="turn 1 end rolled\nowing 1 to 2 $600 for rent lot new-york",
)
