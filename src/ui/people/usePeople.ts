import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { People, PlayerStatistics } from '../../session';
import { useDeviceKeeps, useFaultWords } from '../shelf';

/** Those who are known here, what is kept of them, and why the last change could not be. */
export interface KnownHere {
  /** null until they have been read. */
  readonly people: People | null;
  readonly statistics: readonly PlayerStatistics[];
  readonly fault: string | null;
  readonly change: (people: People) => void;
}

export function usePeople(): KnownHere {
  const { people: kept, readStatistics } = useDeviceKeeps();
  const faultWords = useFaultWords();
  const isFocused = useIsFocused();
  const [people, setPeople] = useState<People | null>(null);
  const [statistics, setStatistics] = useState<readonly PlayerStatistics[]>([]);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void kept.all().then((all) => {
      if (isWanted) setPeople(all);
    });
    void readStatistics().then((read) => {
      if (isWanted && read.ok) setStatistics(read.value);
    });
    return () => {
      isWanted = false;
    };
  }, [kept, readStatistics, isFocused]);

  async function keep(next: People): Promise<void> {
    setPeople(next);
    const written = await kept.keep(next);
    setFault(written.ok ? null : faultWords({ kind: 'storage', fault: written.error }));
    // Whose deeds are whose may have changed with them.
    const read = await readStatistics();
    if (read.ok) setStatistics(read.value);
  }
  return { people, statistics, fault, change: (next) => void keep(next) };
}
