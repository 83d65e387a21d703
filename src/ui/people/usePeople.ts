import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { People, PlayerStatistics } from '../../session';
import { useDeviceKeeps, useKnownPeople, type KnownPeople } from '../shelf';

/** Those who are known here, and what is kept of them. */
export interface KnownHere extends Omit<KnownPeople, 'change'> {
  readonly statistics: readonly PlayerStatistics[];
  readonly change: (people: People) => void;
}

export function usePeople(): KnownHere {
  const { readStatistics } = useDeviceKeeps();
  const { people, fault, change } = useKnownPeople();
  const isFocused = useIsFocused();
  const [statistics, setStatistics] = useState<readonly PlayerStatistics[]>([]);

  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void readStatistics().then((read) => {
      if (isWanted && read.ok) setStatistics(read.value);
    });
    return () => {
      isWanted = false;
    };
  }, [readStatistics, isFocused]);

  async function keep(next: People): Promise<void> {
    await change(() => next);
    // Whose deeds are whose may have changed with them.
    const read = await readStatistics();
    if (read.ok) setStatistics(read.value);
  }
  return { people, statistics, fault, change: (next) => void keep(next) };
}
