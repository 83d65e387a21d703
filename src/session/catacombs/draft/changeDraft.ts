import { HERO_IDS, whyNotSetup, type HeroId } from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import type { Player } from '../../game/sheet';
import { heroesIn } from './draftHeroes';
import { newPlayer, withHeroesDealt, type DraftPlayer } from './draftPlayers';
import { MAX_PLAYERS, MIN_PLAYERS, setupOf, type NewGameDraft } from './newGameDraft';

/** The next free name of a seat: who leaves and comes back sits down anew. */
function newSeats(players: readonly DraftPlayer[], count: number): readonly DraftPlayer[] {
  const taken = new Set(players.map(({ seat }) => seat));
  const free = Array.from({ length: MAX_PLAYERS }, (_, index) => newPlayer(index)).filter(
    ({ seat }) => !taken.has(seat),
  );
  return [...players, ...free.slice(0, Math.max(0, count - players.length))];
}

/** Others come or the last ones leave; the heroes are dealt round again. */
export function withPlayerCount(draft: NewGameDraft, count: number): NewGameDraft {
  const wanted = Math.min(MAX_PLAYERS, Math.max(MIN_PLAYERS, count));
  const heroPlayers = draft.players.filter(({ seat }) => seat !== draft.overseer).slice(0, wanted - 1);
  const staying = draft.players.filter((player) => player.seat === draft.overseer || heroPlayers.includes(player));
  return { ...draft, players: withHeroesDealt(newSeats(staying, wanted), draft.overseer, heroesIn(draft)) };
}

/** Another plays the Overseer: the two exchange what they hold. */
export function withOverseer(draft: NewGameDraft, seat: SeatId): NewGameDraft {
  const heroes = draft.players.find((player) => player.seat === seat)?.heroes ?? [];
  const players = draft.players.map((player) => {
    if (player.seat === seat) return { ...player, heroes: [] };
    return player.seat === draft.overseer ? { ...player, heroes } : player;
  });
  return heroes.length === 0 ? draft : { ...draft, overseer: seat, players };
}

/** A hero goes to another player, who gives one back where the sharing would become uneven (BASE-030 to BASE-032). */
export function withHeroAt(draft: NewGameDraft, hero: HeroId, seat: SeatId): NewGameDraft {
  const giver = draft.players.find(({ heroes }) => heroes.includes(hero));
  const taker = draft.players.find((player) => player.seat === seat);
  if (giver === undefined || taker === undefined || giver === taker || seat === draft.overseer) return draft;
  const moved = exchanged(draft, hero, giver.seat, seat, null);
  if (whyNotSetup(setupOf(moved)) === null) return moved;
  return exchanged(draft, hero, giver.seat, seat, taker.heroes[0] ?? null);
}

function exchanged(draft: NewGameDraft, hero: HeroId, from: SeatId, to: SeatId, inReturn: HeroId | null): NewGameDraft {
  const holder = (id: HeroId, now: SeatId): SeatId => (id === hero ? to : id === inReturn ? from : now);
  const players = draft.players.map((player) => ({
    ...player,
    heroes: HERO_IDS.filter((id) =>
      draft.players.some((owner) => owner.heroes.includes(id) && holder(id, owner.seat) === player.seat),
    ),
  }));
  return { ...draft, players };
}

/** What a player goes by, or how they aim. */
export const withPlayer = (draft: NewGameDraft, seat: SeatId, change: Partial<Omit<Player, 'seat'>>): NewGameDraft => ({
  ...draft,
  players: draft.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
});
