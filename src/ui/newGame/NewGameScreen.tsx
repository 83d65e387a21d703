import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftAgain } from '../../session/catacombs';
import { ScreenFrame } from '../kit/components';
import { handedStory, PlaybackGate } from '../shelf';
import type { ScreenProps } from '../kit/navigation';
import { freshSeed } from './freshSeed';
import { NewGameForm } from './NewGameForm';
import { useFirstDraft } from './useFirstDraft';

/** A game is agreed on: from the usual choices, or from those of a game that has been played. */
export function NewGameScreen({ navigation, route }: ScreenProps<'NewGame'>) {
  const { t } = useTranslation();
  const firstDraft = useFirstDraft(route.params?.story === 'handed' ? handedStory() : null);
  const [seed] = useState(freshSeed);
  const again = route.params?.again;
  const begun = (game: string): void => navigation.replace('Table', { game });
  if (again === undefined) {
    return firstDraft === null ? (
      <ScreenFrame title={t('newGame.title')}>{null}</ScreenFrame>
    ) : (
      <NewGameForm start={firstDraft} onBegun={begun} />
    );
  }
  return (
    <PlaybackGate game={again} title={t('newGame.title')}>
      {({ sheet, getState }) => (
        <NewGameForm start={draftAgain(getState().view.model.setup, sheet, seed)} onBegun={begun} />
      )}
    </PlaybackGate>
  );
}
