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
  readonly change: (by: (people: People) => People) => Promise<void>;
}

/** Those who are known on this device: as they are when the screen comes to the front, and after every change. */
export function useKnownPeople(): KnownPeople {
  const { people: kept } = useDeviceKeeps();
  const faultWords = useFaultWords();
  const isFocused = useIsFocused();
  const [people, setPeople] = useState<People | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => kept.watch(setPeople), [kept]);
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

  async function change(by: (people: People) => People): Promise<void> {
    setPeople((now) => (now === null ? null : by(now)));
    const written = await kept.change(by);
    setFault(written.ok ? null : faultWords({ kind: 'storage', fault: written.error }));
  }
  return { people, fault, change };
}
