import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { SeatId } from '../../rules/machine';
import { isOnePersonAlone, RETAKES, type Likeness, type Player, type Retakes } from '../../session';
import { SPACE } from '../../theme';
import { Fold, RadioList, Words } from '../kit/components';
import { keptName, levelKey } from '../shelf';
import { choiceOf, mindChoices } from './mindChoices';

export interface AppSeatsPanelProps {
  readonly players: readonly Player[];
  /** Whom the app can flick like. */
  readonly likenesses: readonly Likeness[];
  /** What is asked of who plays alone with the app. */
  readonly retakes: Retakes;
  readonly onRetakes: (retakes: Retakes) => void;
  readonly onMind: (seat: SeatId, mind: Pick<Player, 'mind' | 'likeness'>) => void;
}

/** Who is a person, and for whom the app plays, how well. */
export function AppSeatsPanel({ players, likenesses, retakes, onMind, onRetakes }: AppSeatsPanelProps) {
  const { t } = useTranslation();
  const choices = mindChoices(likenesses, t);
  const minds = players.flatMap(({ mind, likeness }) => {
    if (likeness !== null) return [t('newGame.mind.like', { player: keptName(likeness.of, t) })];
    return mind === null ? [] : [t(`newGame.mind.${levelKey(mind)}`)];
  });
  return (
    <Fold
      icon="overseer"
      title={t('newGame.section.minds')}
      summary={minds.length === 0 ? t('newGame.none.minds') : minds.join(', ')}
      testID="minds"
    >
      {players.map((player) => (
        <View key={player.seat} style={styles.player}>
          <Words type="button">{player.name}</Words>
          <RadioList<string>
            label={t('newGame.mind.label', { player: player.name })}
            items={choices}
            value={choiceOf(player, choices)}
            onChange={(value) => onMind(player.seat, choices.find((choice) => choice.value === value) ?? player)}
            testID={`mind-${player.seat}`}
          />
        </View>
      ))}
      {isOnePersonAlone({ players }) ? (
        <View style={styles.player}>
          <Words type="button">{t('newGame.retakesLabel')}</Words>
          <RadioList<Retakes>
            label={t('newGame.retakesLabel')}
            items={RETAKES.map((value) => ({
              value,
              name: t(`newGame.retakes.${value}`),
              text: t(`newGame.retakesText.${value}`),
            }))}
            value={retakes}
            onChange={onRetakes}
            testID="retakes"
          />
        </View>
      ) : null}
    </Fold>
  );
}

const styles = StyleSheet.create({ player: { gap: SPACE.s, paddingTop: SPACE.s } });
