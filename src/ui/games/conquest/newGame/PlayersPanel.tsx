import { StyleSheet } from 'react-native';
import type { Team } from '../../../../rules/conquest';
import type { SeatId } from '../../../../rules/machine';
import { LEVELS, type Level, type OwnWishes } from '../../../../session';
import type { ChosenPlayer, ConquestChoices } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import { Panel, RadioList, Segmented, Words } from '../../../kit/components';
import { levelKey } from '../../../shelf';
import { useConquestText } from '../words';
import { PlayerRow } from './PlayerRow';

const COUNTS = ['1', '2', '3', '4'] as const;

export interface PlayersPanelProps {
  readonly choices: ConquestChoices;
  /** What each goes by as long as they have given no name. */
  readonly names: readonly string[];
  /** One person against the app. */
  readonly isAlone: boolean;
  readonly level: Level | null;
  readonly onCount: (count: number) => void;
  readonly onLevel: (level: Level) => void;
  readonly onName: (player: ChosenPlayer, name: string) => void;
  readonly onWishes: (seat: SeatId, wishes: OwnWishes) => void;
  readonly onTeam: (seat: SeatId, team: Team) => void;
}

/** Who plays, and for which side. */
export function PlayersPanel(props: PlayersPanelProps) {
  const { choices, names, isAlone, level, onCount, onLevel, onName, onWishes, onTeam } = props;
  const { t } = useConquestText();
  const count = isAlone ? 1 : choices.players.length;
  return (
    <Panel isStitched contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('newGame.section.players')}
      </Words>
      <Segmented
        label={t('newGame.players.count')}
        choices={COUNTS.map((value) => ({ value, label: value === '1' ? t('newGame.players.one') : value }))}
        value={COUNTS.find((value) => Number(value) === count) ?? '2'}
        onChange={(value) => onCount(Number(value))}
        testID="players"
      />
      {isAlone ? (
        <Words type="label" colour={UI.muted} aria-live="polite">
          {t('conquest.newGame.alone')}
        </Words>
      ) : null}
      {choices.players.map((player, index) =>
        isAlone && player.mind !== null ? null : (
          <PlayerRow
            key={player.seat}
            player={player}
            choices={choices}
            number={index + 1}
            usualName={names[index] ?? ''}
            onName={(name) => onName(player, name)}
            onWishes={(wishes) => onWishes(player.seat, wishes)}
            onTeam={(team) => onTeam(player.seat, team)}
          />
        ),
      )}
      {isAlone ? (
        <RadioList<string>
          label={t('conquest.newGame.level')}
          items={LEVELS.map((one) => ({
            value: String(one),
            name: t(`newGame.mind.${levelKey(one)}`),
            text: t(`newGame.mindText.${levelKey(one)}`),
          }))}
          value={level === null ? '' : String(level)}
          onChange={(value) => onLevel(LEVELS.find((one) => String(one) === value) ?? LEVELS[0])}
          testID="level"
        />
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { gap: SPACE.m } });
