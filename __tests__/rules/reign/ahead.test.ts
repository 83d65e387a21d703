import { Dice } from '../../../scripts/soak/dice';
import { soakedReign } from '../../../scripts/soak/reign/soakedReign';
import { apply, foresee, type Command } from '../../../src/rules/machine';
import { openReign, reign, type ReignEvent, type ReignState, type ReignTypes } from '../../../src/rules/reign';
import { deed, fight, kinds, OGRE, played, SVEIN } from './hand';

const viewOf = (state: ReignState): ReignState => reign.viewFor(state, state.prompt?.seats[0] ?? null);

const answersTo = ({ prompt }: ReignState): readonly Command<ReignTypes>[] => {
  if (prompt === null) return [];
  const { ask } = prompt;
  return ask.kind === 'deed'
    ? ask.deeds.map(({ id }) => ({ kind: 'deed' as const, deed: id }))
    : [{ kind: 'choose' as const, options: ask.options.slice(0, Math.max(1, ask.min)) }];
};

/** What a look ahead promised that did not happen so. */
function broken(state: ReignState): readonly string[] {
  return answersTo(state).flatMap((command) => {
    const ahead = foresee(reign, viewOf(state), command);
    const applied = apply(reign, state, command);
    if (ahead === null || !applied.ok) return [`${JSON.stringify(command)} is refused`];
    const real: readonly ReignEvent[] = applied.events.slice(0, ahead.events.length);
    const isSame = JSON.stringify(real) === JSON.stringify(ahead.events);
    return isSame && (ahead.isCut || ahead.events.length === applied.events.length) ? [] : [JSON.stringify(command)];
  });
}

// Every other game is a fight with nothing dealt, so that no trap is hidden.
it.each(Array.from({ length: 12 }, (_, fight) => 2 * fight))(
  'whatever is foreseen of any answer in fight %i happens so',
  (number) => {
    const dice = new Dice(number);
    const { setup, next } = soakedReign.deal(number, 'fake', dice);
    const { opening } = setup;
    const known = opening?.traps.map((trap) => ({ ...trap, isKnown: true })) ?? [];
    const opened = openReign({ ...setup, opening: opening && { ...opening, traps: known } }, number);
    if (!opened.ok) throw new Error(opened.error.reason);
    let { state } = opened.value;
    for (let count = 0; count < 25 && state.prompt !== null; count++) {
      expect(broken(state)).toEqual([]);
      const applied = apply(reign, state, next(state, state.prompt));
      if (!applied.ok) throw new Error(applied.refusal.reason);
      ({ state } = applied);
    }
  },
);

describe('a look ahead of a hero', () => {
  const setup = fight(
    'guardroom',
    [
      [SVEIN, '0:4,2'],
      [OGRE, '0:7,5'],
    ],
    {},
    {
      doors: [{ at: '0:4,0', isLocked: true }],
      zones: [{ card: 'zone:guardroom' }, { card: 'zone:crypt', behind: '0:4,0' }],
      traps: [{ kind: 'spikes', at: '0:3,2' }],
    },
  );
  const foreseen = (state: ReignState, id: string) => foresee(reign, viewOf(state), { kind: 'deed', deed: id });

  it('REIGN-209 does not see what door is locked before it was tried, and sees it afterwards', () => {
    const { state } = played(setup, [deed('walk:0:4,1')]);
    expect(foreseen(state, 'open:0:4,0')).toMatchObject({ isCut: true, events: [{ kind: 'paid' }] });
    const tried = played(setup, [deed('walk:0:4,1'), deed('open:0:4,0')]).state;
    expect(kinds(foreseen(tried, 'open:0:4,0')?.events ?? [])).toEqual(['paid', 'foundLocked']);
  });

  it('REIGN-108 ends where a search would bring something to light', () => {
    const { state } = played(setup, []);
    expect(foreseen(state, 'search:0:3,2')).toMatchObject({
      isCut: true,
      events: [{ kind: 'paid' }, { kind: 'searched' }],
    });
  });

  it('ends before the dice of a blow, and before those that fall within an answer', () => {
    const { state } = played(setup, [deed('walk:0:4,1')]);
    for (const id of ['smash:0:4,0', 'drink:i3']) {
      const ahead = foreseen(state, id);
      expect([id, kinds(ahead?.events ?? []).includes('rolled')]).toEqual([id, false]);
    }
    expect(foreseen(state, 'smash:0:4,0')).toMatchObject({ isCut: true });
  });

  it('goes on over the end of a turn to the first die, or the first question', () => {
    const { state } = played(setup, []);
    expect(foresee(reign, viewOf(state), { kind: 'deed', deed: 'end' })).toMatchObject({
      isCut: false,
      state: { prompt: { purpose: { kind: 'act', who: 'ogre-1' } } },
    });
  });
});
