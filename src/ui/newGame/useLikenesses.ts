import { useEffect, useState } from 'react';
import type { Likeness } from '../../session';
import { useGames } from '../shelf';

const NOBODY: readonly Likeness[] = [];

/** Whom the app can flick like; nobody until they have been looked up. */
export function useLikenesses(): readonly Likeness[] {
  const games = useGames();
  const [likenesses, setLikenesses] = useState(NOBODY);
  useEffect(() => {
    let isHere = true;
    void games.likenesses().then((found) => {
      if (isHere) setLikenesses(found);
    });
    return () => {
      isHere = false;
    };
  }, [games]);
  return likenesses;
}
