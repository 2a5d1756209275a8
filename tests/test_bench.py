"""The benchmark measures what it says; how fast it is, is not tested."""

import asyncio
from dataclasses import replace

import pytest

from tests import toy
from tests.server.parlour import CATALOGUE
from zashiki.bench import attacks
from zashiki.bench.engine import Bench
from zashiki.bench.server import Plan, bench_server
from zashiki.kernel import Heavy


def test_a_game_is_measured_as_it_says_or_with_all_seats() -> None:
    said = Bench(replace(toy.GAME, heavy=Heavy(3, {"evening": "short"})), toy.components())
    assert (said.setup.seats, said.setup.settings) == (3, {"evening": "short"})
    unsaid = Bench(replace(toy.GAME, heavy=None), toy.components())
    assert (unsaid.setup.seats, unsaid.setup.settings) == (5, {"evening": "long"})
    assert unsaid.asked > 0


def test_a_small_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("toy", CATALOGUE, tables=4, every=0.25, seconds=0.75, fast_tables=2, fast_seconds=0.3, long_game="toy", long_choices=30)
    plan.bot, plan.bot_tables, plan.bot_seconds = "random", 3, 0.3
    quiet, echo, fast, fast_echo = bench_server(plan)
    assert quiet.choices == echo.choices == 12
    assert fast.choices > 0
    assert fast_echo.choices > 0
    assert all(result.times for result in (quiet, echo, fast, fast_echo))
    assert quiet.size > 100
    assert quiet.bytes_per_choice > quiet.size
    printed = capsys.readouterr().out
    assert "4 tables, one choice in 0.25 s" in printed
    assert "with 30 choices opens in" in printed
    assert "while another person has 3 tables of bots: median" in printed


def test_a_bystander_is_served_under_every_attack(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        attacks, "ATTACKS", {name: attacks.ATTACKS[name] for name in ("nobody", "requests that cannot be read", "chat without end")}
    )
    found = asyncio.run(attacks.bench_attacks(0.6, CATALOGUE, "toy"))
    assert [impression.attack for impression in found] == list(attacks.ATTACKS)
    assert all(len(impression.times) > 5 for impression in found)
    assert found[0].answers == {}
    assert found[1].answers.keys() <= {"200", "400", "403", "404", "413", "429"}, "nothing that cannot be read is a fault of the server"
    assert found[2].answers["lines"] > 0
    assert capsys.readouterr().out.count("ms") == 3 * 3
