import { settled } from '../toys/toyTable';
import { laid, ONE, type Session } from './support/duel';

/** Sword 1 is to play this card, with these discs somewhere else than in their corners. */
const about = (card: 'shield-knight/coral' | 'royal-archer/lizard', discs: object) =>
  laid({ opening: { turn: 'sword', step: 'act', hands: { [ONE]: [card] }, discs } });

async function shot(session: Session, card: string, vxMmS: number, vyMmS = 0) {
  expect(session.answer({ kind: 'choose', options: [card] })).toBeNull();
  await settled(session);
  const told: string[] = [];
  const stop = session.subscribe(({ beat }) => {
    const now = beat === null ? '' : beat.kind === 'event' ? beat.event.kind : beat.kind;
    if (now !== '' && told.at(-1) !== now) told.push(now);
  });
  expect(session.launch({ discId: 'sword-1', from: null, vxMmS, vyMmS })).toBeNull();
  await settled(session);
  stop();
  return { told, verdicts: session.film(session.getState().film!).contacts.map(({ verdict }) => verdict) };
}

const KNIGHT = 'shield-knight/coral';
const FAR = { 'crystal-1': { xMm: 200, yMm: 300 }, 'crystal-4': { xMm: 100, yMm: 300 } };

it('CONQ-101 the referee says of a direct hit what it costs', async () => {
  const session = await about(KNIGHT, { ...FAR, 'sword-1': { xMm: 100, yMm: 170 }, 'skull-1': { xMm: 200, yMm: 170 } });
  const { told, verdicts } = await shot(session, KNIGHT, 700);
  expect(verdicts[0]).toEqual({ kind: 'hit', target: 'skull-1', damage: 1, rule: 'CONQ-101' });
  expect(told).toEqual(['flight', 'hit', 'tokenMoved']);
});

it('CONQ-081 after a wall nothing hurts: it is told once, with the rule, and not as a plain miss', async () => {
  const session = await about(KNIGHT, { ...FAR, 'sword-1': { xMm: 60, yMm: 170 }, 'skull-1': { xMm: 160, yMm: 170 } });
  const { told, verdicts } = await shot(session, KNIGHT, -1500);
  expect(verdicts[0]).toEqual({ kind: 'wall' });
  expect(verdicts[1]).toEqual({ kind: 'none', target: 'skull-1', because: 'afterWall', rule: 'CONQ-081' });
  expect(told).toEqual(['flight', 'harmless']);
  expect(session.getState().view.model.teams.skull.pool).toBe(8);
});

it('CONQ-078 a companion is never hurt, and the shot has missed', async () => {
  const session = await about(KNIGHT, { ...FAR, 'sword-1': { xMm: 100, yMm: 170 }, 'sword-2': { xMm: 200, yMm: 170 } });
  const { told, verdicts } = await shot(session, KNIGHT, 700);
  expect(verdicts[0]).toEqual({ kind: 'none', target: 'sword-2', because: 'companion', rule: 'CONQ-078' });
  expect(told).toEqual(['flight', 'missed']);
});

it('CONQ-085 CONQ-076 a move hurts nobody, and who is pushed into somebody hits nobody', async () => {
  const ARCHER = 'royal-archer/lizard';
  const session = await about(ARCHER, {
    ...{ 'crystal-2': { xMm: 300, yMm: 60 }, 'crystal-4': { xMm: 100, yMm: 300 } },
    ...{ 'sword-1': { xMm: 60, yMm: 170 }, 'skull-1': { xMm: 100, yMm: 170 }, 'crystal-1': { xMm: 160, yMm: 170 } },
    'skull-2': { xMm: 220, yMm: 170 },
  });
  const { told, verdicts } = await shot(session, ARCHER, 1800);
  expect(verdicts[0]).toEqual({ kind: 'none', target: 'skull-1', because: 'moveShot', rule: 'CONQ-085' });
  expect(verdicts).toContainEqual({ kind: 'none', target: 'skull-2', because: 'pushed', rule: 'CONQ-076' });
  expect(told).toEqual(['flight']);
});

it('CONQ-147 a crystal shoves whom it likes and is said to hurt nobody', async () => {
  const session = await laid({
    opening: {
      ...{ turn: 'sword', step: 'crystal', hands: { [ONE]: [KNIGHT] } },
      discs: { 'crystal-1': { xMm: 100, yMm: 170 }, 'skull-1': { xMm: 200, yMm: 170 } },
    },
  });
  expect(session.getState().launchable).toHaveLength(5);
  expect(session.launch({ discId: 'crystal-1', from: null, vxMmS: 700, vyMmS: 0 })).toBeNull();
  await session.kept();
  const { film } = session.getState();
  expect(film).toMatchObject({ actor: 'sword-1', attack: 'obstacle', board: 'walls' });
  expect(session.film(film!).contacts[0]!.verdict).toEqual({
    ...{ kind: 'none', target: 'skull-1' },
    ...{ because: 'crystal', rule: 'CONQ-147' },
  });
});
