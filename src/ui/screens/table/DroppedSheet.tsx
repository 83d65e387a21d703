import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrassButton, Sheet, Words } from '../../components';
import { useGames } from '../../games';

export interface DroppedSheetProps {
  readonly game: string;
  /** How many steps could be read. */
  readonly stepCount: number;
  readonly onClose: () => void;
}

/** How many steps the shelf had beyond those; null where that is not known any more. */
function useLostCount(game: string, stepCount: number): number | null {
  const games = useGames();
  const [written, setWritten] = useState(stepCount);
  useEffect(() => {
    let isWanted = true;
    void games.list().then((listed) => {
      const found = listed.ok ? listed.value.find(({ id }) => id === game) : undefined;
      if (isWanted && found !== undefined) setWritten(found.stepCount);
    });
    return () => {
      isWanted = false;
    };
  }, [games, game]);
  return written > stepCount ? written - stepCount : null;
}

/** Says what a damaged game has lost, before it goes on. */
export function DroppedSheet({ game, stepCount, onClose }: DroppedSheetProps) {
  const { t } = useTranslation();
  const lostCount = useLostCount(game, stepCount);
  return (
    <Sheet title={t('shelf.dropped.title')} onClose={onClose} testID="dropped">
      <Words type="body">{t('shelf.dropped.step', { step: stepCount })}</Words>
      {lostCount === null ? null : <Words type="body">{t('shelf.dropped.lost', { count: lostCount })}</Words>}
      <Words type="body">{t('shelf.dropped.kept')}</Words>
      <BrassButton label={t('shelf.dropped.goOn')} onPress={onClose} testID="dropped-go-on" />
    </Sheet>
  );
}
