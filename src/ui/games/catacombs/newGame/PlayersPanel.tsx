import { useState } from 'react';
import { StyleSheet } from 'react-native';
import type { HeroId } from '../../../../rules/catacombs';
import type { SeatId } from '../../../../rules/machine';
import type { Level, OwnWishes } from '../../../../session';
import type { ChosenPlayer } from '../../../../session/catacombs';
import { SPACE, UI } from '../../../../theme';
import { Panel, Segmented, Words } from '../../../kit/components';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { LevelSteps } from './LevelSteps';
import { PlayerRow } from './PlayerRow';
import { useCatacombsText } from '../words';

const PLAYER_COUNTS = ['1', '2', '3', '4', '5'] as const;

export interface PlayersPanelProps {
  /** One person against the app. */
  readonly isAlone: boolean;
  readonly sitters: readonly ChosenPlayer[];
  readonly nameOf: (index: number) => string;
  readonly overseer: SeatId;
  readonly onCount: (count: number) => void;
  readonly onLevel: (level: Level) => void;
  readonly onName: (sitter: ChosenPlayer, name: string) => void;
  readonly onWishes: (seat: SeatId, wishes: OwnWishes) => void;
  readonly onOverseer: (seat: SeatId) => void;
  readonly onGive: (hero: HeroId, seat: SeatId) => void;
}

/** Of one who is flicked like somebody no level is told. */
const levelOf = (app: ChosenPlayer | undefined): Level | null =>
  app === undefined || app.likeness !== null ? null : app.mind;

/** Who plays, and what. */
export function PlayersPanel({
  isAlone,
  sitters,
  nameOf,
  overseer,
  onCount,
  onLevel,
  onName,
  onWishes,
  onOverseer,
  onGive,
}: PlayersPanelProps) {
  const { t } = useCatacombsText();
  const words = useCatacombsWords();
  const [chosen, setChosen] = useState<HeroId | null>(null);
  const mayGive = sitters.length > 2;
  const app = sitters.find(({ mind }) => mind !== null);
  // Whoever plays alone has said all about the app by its level.
  const seated = [...sitters.entries()].filter(([, sitter]) => !isAlone || sitter !== app);

  const give = (seat: SeatId): void => {
    if (chosen !== null) onGive(chosen, seat);
    setChosen(null);
  };
  return (
    <Panel isStitched contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('newGame.section.players')}
      </Words>
      <Segmented
        label={t('newGame.players.count')}
        choices={PLAYER_COUNTS.map((value) => ({
          value,
          label: value === '1' ? t('newGame.players.one') : value,
        }))}
        value={isAlone ? '1' : (PLAYER_COUNTS.find((count) => Number(count) === sitters.length) ?? '2')}
        onChange={(count) => onCount(Number(count))}
        testID="players"
      />
      {isAlone ? <LevelSteps value={levelOf(app)} onChange={onLevel} /> : null}
      {isAlone ? (
        <Words type="label" colour={UI.muted} aria-live="polite">
          {t('newGame.players.alone')}
        </Words>
      ) : null}
      {seated.map(([index, sitter]) => (
        <PlayerRow
          key={sitter.seat}
          sitter={sitter}
          number={index + 1}
          usualName={nameOf(index)}
          isOverseer={sitter.seat === overseer}
          chosen={chosen}
          mayGive={mayGive}
          onName={(name) => onName(sitter, name)}
          onWishes={(wishes) => onWishes(sitter.seat, wishes)}
          onOverseer={() => onOverseer(sitter.seat)}
          onChoose={(hero) => setChosen(hero === chosen ? null : hero)}
          onGive={() => give(sitter.seat)}
        />
      ))}
      <Words type="label" colour={UI.muted} aria-live="polite">
        {chosen === null
          ? t(mayGive ? 'newGame.players.hint' : 'newGame.players.hintOfTwo')
          : t('newGame.players.chosen', { hero: words.name(chosen) })}
      </Words>
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { gap: SPACE.m } });
