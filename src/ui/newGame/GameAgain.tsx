import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { asKnown, type GameSheet, type Played } from '../../session';
import type { NewGameUi } from '../game';
import { ScreenFrame } from '../kit/components';
import { useKnownPeople } from '../shelf';
import { freshSeed } from './freshSeed';
import { NewGameForm } from './NewGameForm';

export interface GameAgainProps {
  readonly game: string;
  readonly ui: NewGameUi<Played>;
  readonly setup: Played['setup'];
  readonly sheet: GameSheet;
  readonly onBegun: (id: string) => void;
}

/** The same people once more, each as they aim by now. */
export function GameAgain({ game, ui, setup, sheet, onBegun }: GameAgainProps) {
  const { t } = useTranslation();
  const { people } = useKnownPeople();
  const [seed] = useState(freshSeed);
  if (people === null) return <ScreenFrame title={t('newGame.title')}>{null}</ScreenFrame>;
  const start = ui.again(setup, { ...sheet, players: sheet.players.map((player) => asKnown(people, player)) }, seed);
  return <NewGameForm game={game} ui={ui} start={start} onBegun={onBegun} />;
}
