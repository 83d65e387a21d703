import { readRecord, replay, sayFault } from '../../../src/rules/machine';
import { catacombsBook } from '../../../src/rules/catacombs';
import { withoutContacts } from '../support/withoutContacts';
import { ORC_AND_ELF } from '../adventure/stories';

/** A record as somebody writes it: Elf against Orc, accepted by all, unless told otherwise. */
export const written = (commands: readonly unknown[], change: object = {}): string =>
  JSON.stringify({
    format: 'pichenette-record',
    version: 1,
    game: 'catacombs',
    setup: { adventure: ORC_AND_ELF, acceptedBy: ['overseer', 'heroes'] },
    seed: 1,
    commands,
    ...change,
  });

/** What the replay says of it: the state and the events, or the one line of its error. */
export function replayText(text: string) {
  const read = readRecord(catacombsBook, text);
  if (!read.ok) throw new Error(sayFault(read.error));
  const replayed = replay(catacombsBook, read.value);
  if (!replayed.ok) throw new Error(sayFault(replayed.error));
  const { timeline, events } = replayed.value;
  return { state: timeline.state, record: timeline.record, events };
}

export const PUNCH = { kind: 'choose', options: ['hero:elf>punch'] };
export const FLICK = { kind: 'flick', flick: { vxMmS: 0, vyMmS: -1500 } };

/** A game that is played by hand: what is asked in the end, and what the last command has brought about. */
export function shown(setup: object, commands: readonly unknown[]) {
  const textOf = (some: readonly unknown[]) => written(some, { setup });
  const { state, events } = replayText(textOf(commands));
  const before = commands.length === 0 ? 0 : replayText(textOf(commands.slice(0, -1))).events.length;
  const { prompt } = state;
  const options = prompt?.ask.kind === 'choose' ? prompt.ask.options : [];
  const barred = prompt?.ask.kind === 'choose' ? prompt.ask.barred : [];
  return { state, prompt, options, barred, events: withoutContacts(events.slice(before)) };
}

/** All have accepted this story; those of the box play it, unless others are named. */
export const telling = (adventure: object, party?: readonly string[]) => ({
  adventure,
  acceptedBy: ['overseer', 'heroes'],
  ...(party === undefined ? {} : { heroSeats: [{ seat: 'heroes', heroes: party }] }),
});

export const told = (adventure: object, commands: readonly unknown[], party?: readonly string[]) =>
  shown(telling(adventure, party), commands);

export const choose = (...options: readonly string[]) => ({ kind: 'choose', options });

/** A flick, and whom it met, one after the other. */
export const flicked = (striker: string, ...hits: readonly string[]) => [
  FLICK,
  { kind: 'flickResolved', contacts: hits.map((hit) => ({ kind: 'touch', a: striker, b: hit })) },
];
