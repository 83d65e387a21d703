/** A recording as it is bundled: an asset's number on a phone, its address in a browser. */
export type Recording = number | string;

/** A loop that lies under a table, at a depth of its own. */
export interface Bed {
  readonly recording: Recording;
  /** Playback rate: above 1 is higher. */
  readonly rate: number;
}

/** What a game hands in to be played besides its blows. */
export interface Music {
  readonly beds: Readonly<Record<string, Bed>>;
  /** Short pieces of music that say what has happened. */
  readonly cues: Readonly<Record<string, Recording>>;
}

/** Under everything else: it is to be missed when it ends rather than heard while it lasts. */
export const BED_GAIN = 0.5;
export const BED_FADE_MS = 1400;

export function bedOf({ beds }: Music, name: string): Bed {
  const bed = beds[name];
  if (bed === undefined) throw new Error(`no bed is called ${name}`);
  return bed;
}

export function cueOf({ cues }: Music, name: string): Recording {
  const cue = cues[name];
  if (cue === undefined) throw new Error(`no cue is called ${name}`);
  return cue;
}
