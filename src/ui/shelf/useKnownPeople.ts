import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { People } from '../../session';
import { useDeviceKeeps } from './GamesContext';
import { useFaultWords } from './useFaultWords';

export interface KnownPeople {
  /** null until they have been read. */
  readonly people: People | null;
  /** Why the last change could not be kept, in words. */
  readonly fault: string | null;
  /** Seen at once, and kept. Settled when it has been, or has failed to be. */
  readonly change: (people: People) => Promise<void>;
}

/** Those who are known on this device, as they are whenever the screen comes to the front. */
export function useKnownPeople(): KnownPeople {
  const { people: kept } = useDeviceKeeps();
  const faultWords = useFaultWords();
  const isFocused = useIsFocused();
  const [people, setPeople] = useState<People | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void kept.all().then((all) => {
      if (isWanted) setPeople(all);
    });
    return () => {
      isWanted = false;
    };
  }, [kept, isFocused]);

  async function change(next: People): Promise<void> {
    setPeople(next);
    const written = await kept.keep(next);
    setFault(written.ok ? null : faultWords({ kind: 'storage', fault: written.error }));
  }
  return { people, fault, change };
}
