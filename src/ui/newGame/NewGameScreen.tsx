import { useTranslation } from 'react-i18next';
import type { Played } from '../../session';
import type { NewGameUi } from '../game';
import { ScreenFrame } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import type { ScreenProps } from '../kit/navigation';
import { handedStart, PlaybackGate, useUis, type HandedStart } from '../shelf';
import { GameAgain } from './GameAgain';
import { NewGameForm } from './NewGameForm';
import { useUsualChoices } from './useUsualChoices';
import { WhichGame } from './WhichGame';

/** A game is agreed on: from the usual choices, from what was handed over, or from those of a game that has been played. */
export function NewGameScreen({ navigation, route }: ScreenProps<'NewGame'>) {
  const { t } = useTranslation();
  const uis = useUis();
  const language = useLanguage();
  const { again, start, game } = route.params ?? {};
  const begun = (id: string): void => navigation.replace('Table', { game: id });
  if (again !== undefined) {
    return (
      <PlaybackGate game={again} title={t('newGame.title')}>
        {({ game: kind, ui: { newGame, setupOf }, playback: { sheet, getState } }) =>
          newGame === null ? null : (
            <GameAgain game={kind} ui={newGame} setup={setupOf(getState().view)} sheet={sheet} onBegun={begun} />
          )
        }
      </PlaybackGate>
    );
  }
  const offered = Object.entries(uis).flatMap(([kind, { newGame, about }]) =>
    newGame === null ? [] : [{ game: kind, newGame, ...about(language) }],
  );
  const handed = start === 'handed' ? handedStart() : null;
  const wanted = handed?.game ?? game;
  const chosen = offered.length === 1 ? offered[0] : offered.find((one) => one.game === wanted);
  return chosen === undefined ? (
    <WhichGame offered={offered} onChoose={(kind) => navigation.push('NewGame', { game: kind })} />
  ) : (
    <UsualGame game={chosen.game} ui={chosen.newGame} start={handed?.start ?? null} onBegun={begun} />
  );
}

interface UsualGameProps {
  readonly game: string;
  readonly ui: NewGameUi<Played>;
  readonly start: HandedStart['start'] | null;
  readonly onBegun: (id: string) => void;
}

function UsualGame({ game, ui, start, onBegun }: UsualGameProps) {
  const { t } = useTranslation();
  const choices = useUsualChoices(ui, start);
  return choices === null ? (
    <ScreenFrame title={t('newGame.title')}>{null}</ScreenFrame>
  ) : (
    <NewGameForm game={game} ui={ui} start={choices} onBegun={onBegun} />
  );
}
