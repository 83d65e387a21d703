import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrassButton, Sheet, Words } from '../../kit/components';
import type { DroppedSteps } from '../../../session';
import { useGames } from '../../shelf';

export interface DroppedSheetProps {
  readonly game: string;
  readonly dropped: DroppedSteps;
  readonly onClose: () => void;
}

/** How many steps the shelf had beyond those; null where that is not known any more. */
function useLostCount(game: string, stepCount: number): number | null {
  const games = useGames();
  const [written, setWritten] = useState(stepCount);
  useEffect(() => {
    let isWanted = true;
    void games.list().then((listed) => {
      const found = listed.ok ? listed.value.find((row) => row.game !== null && row.id === game) : undefined;
      if (isWanted && found !== undefined && found.game !== null) setWritten(found.stepCount);
    });
    return () => {
      isWanted = false;
    };
  }, [games, game]);
  return written > stepCount ? written - stepCount : null;
}

/** Says what a game has lost to damage or to other rules, before it goes on. */
export function DroppedSheet({ game, dropped, onClose }: DroppedSheetProps) {
  const { t } = useTranslation();
  const { fromStep, isRefused } = dropped;
  const lostCount = useLostCount(game, fromStep);
  const why = isRefused ? 'refused' : 'damaged';
  return (
    <Sheet title={t(`shelf.dropped.${why}.title`)} onClose={onClose} testID="dropped">
      <Words type="body">{t(`shelf.dropped.${why}.step`, { step: fromStep })}</Words>
      {lostCount === null ? null : <Words type="body">{t('shelf.dropped.lost', { count: lostCount })}</Words>}
      <Words type="body">{t(`shelf.dropped.${why}.kept`)}</Words>
      <BrassButton label={t('shelf.dropped.goOn')} onPress={onClose} testID="dropped-go-on" />
    </Sheet>
  );
}
