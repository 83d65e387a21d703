import {
  cardId,
  DESIGNS,
  deckOf,
  isProjectileKind,
  printedOn,
  TEAMS,
  type CardId,
  type ConquestEvent,
} from '../../../src/rules/conquest';
import { BESIDE, came, crystal, flick, FOUR, kinds, leave, play, played, shot, touch } from './hand';

const ACTING = { sword: { seat: 'ann', disc: 'sword-1' }, skull: { seat: 'cleo', disc: 'skull-1' } } as const;
const ENEMY = { sword: 'skull-1', skull: 'sword-1' } as const;

const setupFor = (card: CardId, options: readonly string[]) => {
  const { team } = printedOn(card);
  const pile = deckOf(team).filter((one) => printedOn(one) !== printedOn(card));
  const opening = { turn: team, step: 'act', hands: { [ACTING[team].seat]: [card] }, teams: { [team]: { pile } } };
  return { seats: FOUR, options, opening };
};

/** A card played by itself up to the crystal that ends its turn: nobody is hit, and nothing is done twice. */
function playedOut(card: CardId, options: readonly string[] = []): readonly ConquestEvent[] {
  const { team, shots, ability } = printedOn(card);
  const { disc } = ACTING[team];
  const commands = [
    play(card),
    ...shots.flatMap(({ kind, isTargeted }) => [
      ...(isTargeted ? [play(ENEMY[team])] : []),
      isProjectileKind(kind) ? BESIDE[disc] : flick(disc),
      came(),
      ...(isTargeted ? [leave] : []),
    ]),
    ...(ability?.kind === 'quake' && !options.includes('withoutAbilities') ? crystal : []),
  ];
  const { all, state } = played(setupFor(card, options), commands);
  expect([card, state.prompt?.purpose]).toMatchObject([card, { kind: 'moveCrystal', isQuake: false }]);
  return all.slice(all.findIndex(({ kind }) => kind === 'played'));
}

const ALL = TEAMS.flatMap(deckOf);
const flickedIn = (events: readonly ConquestEvent[]) =>
  events.flatMap((event) => (event.kind === 'flicked' && event.shot !== 'obstacle' ? [event] : []));

it('CONQ-049, CONQ-066 each of the 56 is a row of shots: its own disc for moves and blows, a projectile for what flies', () => {
  for (const card of ALL) {
    const { shots, team } = printedOn(card);
    expect(shots.length).toBeGreaterThan(0);
    expect([card, flickedIn(playedOut(card)).map(({ shot, disc }) => [shot, disc])]).toEqual([
      card,
      shots.map(({ kind }) => [kind, isProjectileKind(kind) ? kind : ACTING[team].disc]),
    ]);
  }
});

it('CONQ-048 the sign of a card changes nothing: both of a face bring about the same', () => {
  const unsigned = (events: readonly ConquestEvent[]) => JSON.stringify(events).replace(/\/[a-z]+"/g, '"');
  for (const { id, signs } of DESIGNS) {
    const [first, second] = signs.map((sign) => unsigned(playedOut(cardId(id, sign))));
    expect(second).toBe(first);
  }
});

it('CONQ-042, CONQ-051, CONQ-052 what bears the icon stays face up, and nothing else does', () => {
  const kept = ALL.filter((card) => kinds(playedOut(card)).includes('kept'));
  expect(kept).toHaveLength(16);
  expect(kept).toEqual(ALL.filter((card) => printedOn(card).hasArmour));
});

/** What an ability is told by; those of a wound never come where nobody was hit. */
const TOLD: Readonly<Record<string, string>> = {
  ...{ surprise: 'lapsed', heal: 'tokenMoved', reset: 'lapsed', insight: 'drew', sunder: 'lapsed', quake: 'quaked' },
};

it('CONQ-050, CONQ-110, CONQ-214 what a card does comes after its whole sequence, once; some do nothing', () => {
  for (const card of ALL) {
    const { ability, shots } = printedOn(card);
    const events = kinds(playedOut(card));
    const told = ability === null ? undefined : TOLD[ability.kind];
    const does = events.flatMap((kind, index) => (Object.values(TOLD).includes(kind) ? [index] : []));
    const amount = ability?.kind === 'heal' ? ability.amount : told === undefined ? 0 : 1;
    expect([card, does.map((index) => events[index])]).toEqual([card, Array.from({ length: amount }, () => told)]);
    const flicks = events.flatMap((kind, index) => (kind === 'settled' ? [index] : [])).slice(0, shots.length);
    for (const index of does) expect(index).toBeGreaterThan(flicks.at(-1) ?? Infinity);
  }
  expect(DESIGNS.filter(({ ability }) => ability === null).length).toBeGreaterThan(5);
});

it('CONQ-121, CONQ-219 the Witch Hunter and the Phoenix reset, and both do the very same', () => {
  const resets = DESIGNS.filter(({ ability }) => ability?.kind === 'reset');
  expect(resets.map(({ id, team }) => [id, team])).toEqual([
    ['witch-hunter', 'sword'],
    ['phoenix', 'skull'],
  ]);
  const renewed = resets.map(({ id, team, signs, shots }) => {
    const card = cardId(id, signs[0]);
    const { seat, disc } = ACTING[team];
    const [first, second] = deckOf(team).filter((one) => printedOn(one).id !== id);
    const opening = {
      ...{ turn: team, step: 'act', hands: { [seat]: [card] } },
      teams: { [team]: { pile: [first], discard: [second] } },
    };
    const flicks = shots.flatMap(({ kind }) => [isProjectileKind(kind) ? BESIDE[disc] : flick(disc), came()]);
    const { state, last } = played({ seats: FOUR, opening }, [play(card), ...flicks]);
    expect(last).toContainEqual({ kind: 'pileRenewed', team, count: 2 });
    const { pile, discard } = state.model.teams[team];
    expect(new Set(pile)).toEqual(new Set([first, second]));
    return discard.length;
  });
  expect(renewed).toEqual([1, 1]);
});

it('CONQ-177, CONQ-179, CONQ-181 both variants at once: no card does anything but its shots, and none is kept', () => {
  for (const card of ALL) {
    const events = kinds(playedOut(card, ['withoutAbilities', 'withoutArmour']));
    expect([card, events.filter((kind) => kind === 'kept' || Object.values(TOLD).includes(kind))]).toEqual([card, []]);
    expect(events.at(-1)).toBe('discarded');
  }
});

it('CONQ-179 where the table plays without armour nobody has any to spend', () => {
  const hands = { ann: ['shield-knight/coral'], cleo: ['black-rider/spider'], bob: ['hill-barbarian/rat'] };
  const asked = (options: readonly string[]) =>
    played({ seats: FOUR, options, opening: { turn: 'sword', hands } }, [
      ...[play('shield-knight/coral'), ...shot(), ...shot(), ...crystal],
      ...[play('black-rider/spider'), ...shot(), ...shot(), ...crystal],
      ...[play('hill-barbarian/rat'), ...shot([touch('sword-2', 'skull-1')])],
    ]).state;
  expect(asked([]).prompt?.purpose).toMatchObject({ kind: 'armour', team: 'skull' });
  const without = asked(['withoutArmour']);
  expect(without.prompt?.purpose.kind).toBe('shoot');
  expect(without.model.teams.skull).toMatchObject({ pool: 6, kept: [], discard: ['black-rider/spider'] });
});
