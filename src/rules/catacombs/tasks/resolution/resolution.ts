import { chooseOne } from '../../../machine';
import { chosenOne } from '../../model/answers';
import { isStoryOver } from '../../model/subjects/story';
import { HERO_CARDS } from '../../content/heroes';
import { collectorOf, withTrophies } from '../../model/subjects/trophies';
import type { HeroId } from '../../words/ids';
import { payHero, returnDiscs, withHero, withRoom } from '../../model/changes';
import { isAlive } from '../../model/hero';
import type { Catacombs } from '../../model/model';
import { heroesOf, piecesOf, roomOf, heroOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { looksOnTheWay } from '../exploration/map';
import { bountyOf } from '../../model/subjects/bounty';
import { electedAloud, nextVoter, withVote } from '../exploration/ballot';

/** What a hero's kills are worth; a dead hero collects nothing (BASE-269, BASE-274, BASE-047). */
export function earned(model: Catacombs, id: HeroId): number {
  const hero = heroOf(model, id);
  if (!isAlive(hero)) return 0;
  const bonus = HERO_CARDS[id].goldPerKill;
  const killed = hero.kills.map(({ monster }) => monster);
  return bountyOf(killed, bonus, model.setup.house.thiefVerminBonus);
}

export const resolveRoomRule: RuleOf<'resolveRoom'> = {
  run(play) {
    play.change(withRoom(play.model, { phase: 'resolution', turn: null }));
    play.emit({ kind: 'phaseBegan', phase: 'resolution' });
    const owed = heroesOf(play.model).flatMap(({ id }) => (earned(play.model, id) > 0 ? [id] : []));
    const { kind, card, board, itemsOwed } = roomOf(play.model);
    const camp = { kind: 'camp', card, board, votes: {} } as const;
    // EXTRA-042: no camping after a fight that camping brought on.
    play.next(
      { kind: 'payHeroes', owed },
      ...(itemsOwed.length > 0 ? [{ kind: 'payItems', owed: itemsOwed } as const] : []),
      { kind: 'returnKills' },
      { kind: 'activateArtefact' },
      ...looksOnTheWay(play.model),
      { kind: 'closeRoom' },
      ...(kind === 'room' && !isStoryOver(play.model) ? [camp] : []),
    );
  },
};

function pay(play: CatacombsPlay, id: HeroId): void {
  const asked = earned(play.model, id);
  const gold = Math.min(asked, play.model.goldReserve);
  play.change(payHero(play.model, id, gold));
  play.emit({ kind: 'goldPaid', hero: id, gold, asked });
}

/** Of several the reserve can pay some, or one in part. */
function isShort(model: Catacombs, owed: readonly HeroId[]): boolean {
  const { goldReserve } = model;
  const total = owed.reduce((sum, id) => sum + earned(model, id), 0);
  return owed.length > 1 && goldReserve > 0 && goldReserve < total;
}

/** When the reserve cannot pay everybody, the hero players vote on who is paid first (BASE-271). */
export const payHeroesRule: RuleOf<'payHeroes'> = {
  run(play, { owed, votes = {} }) {
    const [inOrder] = owed;
    if (inOrder === undefined) return;
    const isContested = isShort(play.model, owed);
    const voter = isContested ? nextVoter(play.model, owed, votes) : undefined;
    if (voter !== undefined) {
      return play.ask([voter], { kind: 'payFirst', gold: play.model.goldReserve }, chooseOne(owed));
    }
    const chosen = isContested ? electedAloud(play, owed, votes) : inOrder;
    const first = owed.find((id) => id === chosen) ?? inOrder;
    pay(play, first);
    play.next({ kind: 'payHeroes', owed: owed.filter((id) => id !== first) });
  },
  answer(play, { kind, owed, votes = {} }, answer, seat) {
    play.next({ kind, owed, votes: withVote(play.model, owed, votes, { choice: chosenOne(answer), seat }) });
  },
};

/** The kills of this room stay on its board: they are paid and never again (SOL-145, SOL-161). */
function keepKills(play: CatacombsPlay): void {
  const collector = collectorOf(play.model);
  if (collector === null || collector.kills.length === 0) return;
  const { id, kills, trophies } = collector;
  play.change(withTrophies(play.model, collector, { kept: [...trophies.kept, ...kills] }));
  play.change(withHero(play.model, id, { kills: [] }));
  play.emit({ kind: 'trophiesKept', hero: id, monsters: kills.map(({ monster }) => monster) });
}

/** Killed monsters go back to the reserve after payment, but for those that the Witch Hunter keeps (BASE-272, SOL-145). */
export const returnKillsRule: RuleOf<'returnKills'> = {
  run(play) {
    keepKills(play);
    const discs = heroesOf(play.model).flatMap(({ kills }) => kills.map(({ disc }) => disc));
    play.change(returnDiscs(play.model, discs));
    for (const { id } of heroesOf(play.model)) play.change(withHero(play.model, id, { kills: [] }));
    if (discs.length > 0) play.emit({ kind: 'discsReturned', discs });
  },
};

/** Everything but the heroes leaves the board; they all stand up (BASE-094, BASE-095, BASE-256). */
export const closeRoomRule: RuleOf<'closeRoom'> = {
  run(play) {
    const walls = piecesOf(play.model).flatMap((piece) => (piece.kind === 'fireWall' ? [piece.disc] : []));
    play.change(returnDiscs(play.model, walls));
    for (const { id } of heroesOf(play.model)) play.change(withHero(play.model, id, { usedInRoom: [] }));
    play.change({ ...play.model, room: null });
  },
};
