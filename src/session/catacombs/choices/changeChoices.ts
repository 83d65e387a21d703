import { HERO_IDS, whyNotSetup, type HeroId } from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import type { Player } from '../../game/sheet';
import { heroesIn } from './heroes';
import { newPlayer, withHeroesDealt, type ChosenPlayer } from './players';
import { MAX_PLAYERS, MIN_PLAYERS, setupOf, type CatacombsChoices } from './freshChoices';

/** The next free name of a seat: who leaves and comes back sits down anew. */
function newSeats(players: readonly ChosenPlayer[], count: number): readonly ChosenPlayer[] {
  const taken = new Set(players.map(({ seat }) => seat));
  const free = Array.from({ length: MAX_PLAYERS }, (_, index) => newPlayer(index)).filter(
    ({ seat }) => !taken.has(seat),
  );
  return [...players, ...free.slice(0, Math.max(0, count - players.length))];
}

/** Others come or the last ones leave; the heroes are dealt round again. */
export function withPlayerCount(choices: CatacombsChoices, count: number): CatacombsChoices {
  const wanted = Math.min(MAX_PLAYERS, Math.max(MIN_PLAYERS, count));
  const heroPlayers = choices.players.filter(({ seat }) => seat !== choices.overseer).slice(0, wanted - 1);
  const staying = choices.players.filter((player) => player.seat === choices.overseer || heroPlayers.includes(player));
  return { ...choices, players: withHeroesDealt(newSeats(staying, wanted), choices.overseer, heroesIn(choices)) };
}

/** Another plays the Overseer: the two exchange what they hold. */
export function withOverseer(choices: CatacombsChoices, seat: SeatId): CatacombsChoices {
  const heroes = choices.players.find((player) => player.seat === seat)?.heroes ?? [];
  const players = choices.players.map((player) => {
    if (player.seat === seat) return { ...player, heroes: [] };
    return player.seat === choices.overseer ? { ...player, heroes } : player;
  });
  return heroes.length === 0 ? choices : { ...choices, overseer: seat, players };
}

/** A hero goes to another player, who gives one back where the sharing would become uneven (BASE-030 to BASE-032). */
export function withHeroAt(choices: CatacombsChoices, hero: HeroId, seat: SeatId): CatacombsChoices {
  const giver = choices.players.find(({ heroes }) => heroes.includes(hero));
  const taker = choices.players.find((player) => player.seat === seat);
  if (giver === undefined || taker === undefined || giver === taker || seat === choices.overseer) return choices;
  const moved = exchanged(choices, hero, giver.seat, seat, null);
  if (whyNotSetup(setupOf(moved)) === null) return moved;
  return exchanged(choices, hero, giver.seat, seat, taker.heroes[0] ?? null);
}

function exchanged(
  choices: CatacombsChoices,
  hero: HeroId,
  from: SeatId,
  to: SeatId,
  inReturn: HeroId | null,
): CatacombsChoices {
  const holder = (id: HeroId, now: SeatId): SeatId => (id === hero ? to : id === inReturn ? from : now);
  const players = choices.players.map((player) => ({
    ...player,
    heroes: HERO_IDS.filter((id) =>
      choices.players.some((owner) => owner.heroes.includes(id) && holder(id, owner.seat) === player.seat),
    ),
  }));
  return { ...choices, players };
}

/** What a player goes by, or how they aim. */
export const withPlayer = (
  choices: CatacombsChoices,
  seat: SeatId,
  change: Partial<Omit<Player, 'seat'>>,
): CatacombsChoices => ({
  ...choices,
  players: choices.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
});
