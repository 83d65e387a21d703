import { ALL_TAKES, fileNameOf, type Take } from '../../sounds/catalogue';

export type SoundBank = ReadonlyMap<string, AudioBuffer>;

const SAMPLE_RATE_HZ = 44_100;

/**
 * Every recording, decoded once. An offline context decodes before the page may sound, so that the first touch is heard.
 * A recording that cannot be had is left out: the game plays on without it.
 */
export async function loadSoundBank(addressOf: (take: Take) => string): Promise<SoundBank> {
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE_HZ);
  const load = async (take: Take): Promise<[string, AudioBuffer]> => {
    const answer = await fetch(addressOf(take));
    return [fileNameOf(take), await decoder.decodeAudioData(await answer.arrayBuffer())];
  };
  const loaded = await Promise.allSettled(ALL_TAKES.map(load));
  return new Map(loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}
