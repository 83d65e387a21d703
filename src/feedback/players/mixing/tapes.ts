import { ALL_TAKES, fileNameOf, type Take } from '../../sounds/catalogue';

export type Tapes<Tape> = ReadonlyMap<string, Tape>;

/** Every recording, decoded once. One that cannot be had is left out: the game plays on without it. */
export async function loadTapes<Tape>(load: (take: Take) => Promise<Tape>): Promise<Tapes<Tape>> {
  const loaded = await Promise.allSettled(
    ALL_TAKES.map(async (take): Promise<[string, Tape]> => [fileNameOf(take), await load(take)]),
  );
  return new Map(loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}
