import type { CatacombsAnswer } from '../../../src/rules/catacombs';
import { fight } from '../../rules/catacombs/support/fight';
import { ANN, OVERSEER } from '../../rules/catacombs/support/setup';
import { tableAt } from '../../rules/catacombs/support/tableAt';
import { sessionAt } from '../../ui/table/prompts/sessionAt';
import { toldAll } from './support/playing';

const ALL_HEROES = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'] as const;
const setup = { heroSeats: [{ seat: ANN, heroes: ALL_HEROES }] };
const choose = (...options: string[]): CatacombsAnswer => ({ kind: 'choose', options });

const inPlay = () => sessionAt(fight({ setup, monsters: ['monster:orc'] }).state, { appSeats: [OVERSEER] });

/** One room behind, the next one not yet turned up. */
const between = (proposers: readonly (typeof ANN)[]) =>
  sessionAt(tableAt({ setup, model: { pitchCount: 1, proposers }, tasks: [] }).state, { appSeats: [OVERSEER] });

/** Until the app has said what it has to say. */
async function settled(session: ReturnType<typeof between>): Promise<string | undefined> {
  for (let tries = 0; tries < 50; tries++) {
    await toldAll(session);
    await new Promise((done) => setTimeout(done, 0));
    if (session.getState().prompt !== null) break;
  }
  return session.getState().prompt?.purpose.kind;
}

describe('a proposal for the next room', () => {
  it('EXTRA-002: said by the way it changes nothing of what is asked, and can be taken back', async () => {
    const session = inPlay();
    const { prompt } = session.getState();
    expect(session.getState().proposal).toBe('open');
    expect(session.propose()).toBeNull();
    await toldAll(session);
    expect(session.getState()).toMatchObject({ prompt, proposal: 'said' });
    expect(session.propose()).toMatchObject({ reason: 'chosenTwice' });
    session.undo();
    await session.kept();
    expect(session.getState()).toMatchObject({ prompt, proposal: 'open' });
  });

  it('EXTRA-013: whoever plays alone with the app is asked nothing when it has said nothing', async () => {
    expect(await settled(between([]))).toBe('placeHeroes');
  });

  it.each(['fairPlacement', 'wanderingMonsters'] as const)(
    'EXTRA-002: alone with the app, %s holds after one answer',
    async (remedy) => {
      const session = between([ANN]);
      expect(session.getState().prompt?.purpose.kind).toBe('handOver');
      expect(session.answer(choose(remedy))).toBeNull();
      expect(await settled(session)).toBe('placeHeroes');
      expect(session.getState().view.model.setup.variants[remedy]).toBe(true);
    },
  );

  it('EXTRA-013: the app changes places with whoever asks it to', async () => {
    const session = between([ANN]);
    session.answer(choose(ANN));
    await settled(session);
    expect(session.getState().view.model.setup.overseer).toBe(ANN);
  });
});
