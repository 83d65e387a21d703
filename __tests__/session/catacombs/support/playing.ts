import { Dice } from '../../../../scripts/soak/dice';
import { release } from '../../../../scripts/soak/catacombs/flicks';
import { catacombs, type CatacombsAnswer } from '../../../../src/rules/catacombs';
import { sample } from '../../../../src/rules/machine';
import { openGames } from '../../../../src/session/shelf/openGames';
import type { CatacombsChoices } from '../../../../src/session/catacombs/choices/freshChoices';
import { openKeptFlicks } from '../../../../src/session/flicking/likeness';
import { directThinker } from '../../support/directThinker';
import { ofCatacombs } from '../../support/ofCatacombs';
import type { Thinker } from '../../../../src/session/game/thinker';
import { memoryKeyValue, memoryShelf, type GameShelf } from '../../../../src/storage';
import type { Games } from '../../../../src/session/device';
import type { TableSession } from '../../../../src/session/catacombs';
import { MODULES } from '../../../../src/session/modules';

export interface Device {
  readonly shelf: GameShelf;
  readonly games: Games;
}

export function device(shelf: GameShelf = memoryShelf(), thinker: Thinker = directThinker): Device {
  let count = 0;
  let clockMs = 1_000;
  const flicks = openKeptFlicks(memoryKeyValue());
  const nowMs = () => (clockMs += 1);
  return {
    shelf,
    games: openGames({
      modules: MODULES,
      shelf,
      nowMs,
      newId: () => `game-${++count}`,
      thinker,
      flicks,
    }),
  };
}

export async function created(device: Device, draft: CatacombsChoices): Promise<TableSession> {
  const made = await device.games.create('catacombs', draft);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return continued(device, made.value);
}

export async function continued({ games }: Device, id: string): Promise<TableSession> {
  const opened = await games.continue(id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return ofCatacombs(opened.value).session;
}

/** Everything that is on is shown, beat by beat. */
export async function toldAll(session: TableSession): Promise<void> {
  await session.kept();
  for (let { beat } = session.getState(); beat !== null; { beat } = session.getState()) {
    session.told(beat.number);
    await session.kept();
  }
}

/** The story is accepted by whoever is asked, and its first turn begins. */
export async function accepted(session: TableSession): Promise<TableSession> {
  await toldAll(session);
  while (session.getState().prompt?.purpose.kind === 'acceptAdventure' || session.getState().curtain !== null) {
    const { curtain } = session.getState();
    if (curtain === null) session.answer({ kind: 'choose', options: ['accept'] });
    else session.take(curtain);
    await toldAll(session);
  }
  return session;
}

/** What somebody at random would answer, aiming at enemies. */
export function randomAnswer(session: TableSession, dice: Dice): CatacombsAnswer {
  const { prompt, view } = session.getState();
  if (prompt === null) throw new Error('nothing is asked');
  const answer = dice.draw((stream) => sample(catacombs, prompt, stream));
  if (answer.kind !== 'flick') return answer;
  return release(view, prompt, answer, { physics: 'real', luck: 'nobody' } as never, dice);
}
