import { ambushChoices } from './ambush';
import { created, toldAll, type Device } from './playing';

/** A wounded Orc right in front of the Elf, whom one Punch kills. */
const LAST_ORC = { monsters: [{ monster: 'monster:orc' as const, at: { xMm: 150, yMm: 360 }, life: 1 }] };
const TO_THE_ORC = { discId: 'hero:elf', vxMmS: 0, vyMmS: -900, from: null } as const;
const MOST_ANSWERS = 20;

const WANTED = ['accept', 'hero:elf>punch'];

/** Two people play that, and the heroes have won. */
export async function wonQuickly(device: Device): Promise<void> {
  const session = await created(device, ambushChoices(LAST_ORC));
  await toldAll(session);
  for (let count = 0; count < MOST_ANSWERS && session.getState().view.outcome === null; count++) {
    const { curtain, prompt } = session.getState();
    const options = prompt?.ask.kind === 'choose' ? prompt.ask.options : [];
    const option = options.find((one) => WANTED.includes(one)) ?? options.find((one) => one.endsWith('>pass'));
    if (curtain !== null) session.take(curtain);
    else if (prompt?.ask.kind === 'flick') session.launch(TO_THE_ORC);
    else session.answer({ kind: 'choose', options: [option ?? 'nothing is left to choose'] });
    await toldAll(session);
  }
  if (session.getState().view.outcome?.winner !== 'heroes') throw new Error('the heroes have not won');
}
