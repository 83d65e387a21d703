import { conquest, HIDDEN_CARD, type ConquestState } from '../../../src/rules/conquest';
import { seatId, type Eyes } from '../../../src/rules/machine';
import { came, flick, FOUR, holding, play, played, THREE, touch } from './hand';

const EYES: readonly Eyes[] = [null, ...['ann', 'bob', 'cleo', 'dan'].map(seatId)];
const HANDS = { ann: ['gryphon/moth'], bob: ['gryphon/spider'], cleo: ['witch/rat'], dan: ['witch/spider'] };

/** Every card of the 56 that these eyes can read anywhere in what they are given. */
const read = (value: unknown): readonly string[] => [
  ...new Set(JSON.stringify(value).match(/[a-z-]+\/(?:moth|spider|rat|coral|lizard|jellyfish)/g) ?? []),
];
const seenIn = (state: ConquestState, eyes: Eyes) => read(conquest.viewFor(state, eyes));

it('CONQ-038, CONQ-206 each sees the own hand, nobody sees a pile, and numbers are open to all', () => {
  const { state } = played({ seats: FOUR, ...holding(HANDS, { step: 'act' }) }, []);
  for (const eyes of EYES) {
    expect(seenIn(state, eyes)).toEqual(eyes === null ? [] : HANDS[eyes as keyof typeof HANDS]);
    const { model } = conquest.viewFor(state, eyes);
    expect(Object.values(model.hands).map((cards) => cards.length)).toEqual([1, 1, 1, 1]);
    expect(model.teams.sword.pile).toEqual(Array.from({ length: 26 }, () => HIDDEN_CARD));
    expect(model.teams).toMatchObject({ sword: { pool: 8, kept: [], discard: [] }, skull: { pool: 8 } });
  }
});

it('CONQ-038 partners see one another only where the table wants it', () => {
  const { state } = played({ seats: FOUR, options: ['openPartners'], ...holding(HANDS, { step: 'act' }) }, []);
  expect(seenIn(state, seatId('bob'))).toEqual(['gryphon/moth', 'gryphon/spider']);
  expect(seenIn(state, seatId('cleo'))).toEqual(['witch/rat', 'witch/spider']);
  expect(seenIn(state, null)).toEqual([]);
});

it('CONQ-038 what was dealt and drawn is told to its own eyes alone', () => {
  const { state, all } = played({ seats: THREE }, []);
  const told = all.filter(({ kind }) => kind === 'dealt' || kind === 'drew');
  expect(told.length).toBeGreaterThan(3);
  for (const event of told) {
    const seat = 'seat' in event ? event.seat : null;
    for (const eyes of EYES) {
      const cards = read(conquest.eventFor(state, event, eyes));
      expect(cards.length > 0).toBe(eyes === seat);
    }
  }
});

it('CONQ-205, CONQ-206 what is played lies open to all', () => {
  const { last, state } = played({ seats: FOUR, ...holding(HANDS, { step: 'act' }) }, [play('gryphon/moth')]);
  for (const eyes of EYES) expect(last.map((event) => conquest.eventFor(state, event, eyes))).toEqual(last);
  expect(conquest.answerFor(state, { kind: 'choose', options: ['gryphon/moth'] }, null)).not.toBeNull();
});

it('CONQ-136 what is asked of a hand is secret, what is asked of the table is open', () => {
  const skull = { kept: ['black-rider/spider'] };
  const setup = {
    seats: FOUR,
    ...holding({ ...HANDS, ann: ['shield-knight/coral'] }, { step: 'act', teams: { skull } }),
  };
  const asked = played(setup, []).state;
  expect(conquest.isOpen(asked.prompt!.purpose)).toBe(false);
  const struck = played(setup, [play('shield-knight/coral'), flick(), came([touch('sword-1', 'skull-1')])]).state;
  expect(struck.prompt?.purpose.kind).toBe('armour');
  expect(conquest.isOpen(struck.prompt!.purpose)).toBe(true);
  expect(conquest.viewFor(struck, seatId('ann')).prompt).toEqual(struck.prompt);
});

it('an end lays every hand open', () => {
  const { state } = played({ seats: FOUR, ...holding({ ...HANDS, ann: [] }, { step: 'act' }) }, []);
  expect(state.outcome).not.toBeNull();
  expect(seenIn(state, null)).toEqual(['gryphon/spider', 'witch/rat', 'witch/spider']);
});

it('nothing in a view tells what comes: neither the seed nor a position by hand', () => {
  const { state } = played({ seats: FOUR, ...holding(HANDS) }, []);
  for (const eyes of EYES) {
    const view = conquest.viewFor(state, eyes);
    expect(view.chance).toEqual({ setup: [0, 0, 0, 0], play: [0, 0, 0, 0] });
    expect(view.model.setup.opening).toBeNull();
  }
});
