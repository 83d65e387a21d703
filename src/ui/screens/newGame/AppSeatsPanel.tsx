import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { SeatId } from '../../../rules/machine';
import { LEVELS, type Level, type Player } from '../../../session';
import { SPACE } from '../../../theme';
import { Fold, Words } from '../../components';
import { levelKey } from './levelKey';
import { RadioList } from './RadioList';

export interface AppSeatsPanelProps {
  readonly players: readonly Player[];
  readonly onMind: (seat: SeatId, mind: Level | null) => void;
}

const PERSON = 'person';

/** Who is a person, and for whom the app plays, how well. */
export function AppSeatsPanel({ players, onMind }: AppSeatsPanelProps) {
  const { t } = useTranslation();
  const levels = players.flatMap(({ mind }) => (mind === null ? [] : [t(`newGame.mind.${levelKey(mind)}`)]));
  return (
    <Fold
      icon="overseer"
      title={t('newGame.section.minds')}
      summary={levels.length === 0 ? t('newGame.none') : levels.join(', ')}
      testID="minds"
    >
      {players.map(({ seat, name, mind }) => (
        <View key={seat} style={styles.player}>
          <Words type="button">{name}</Words>
          <RadioList<string>
            label={t('newGame.mind.label', { player: name })}
            items={[
              { value: PERSON, name: t('newGame.mind.person'), text: t('newGame.mindText.person') },
              ...LEVELS.map((level) => ({
                value: String(level),
                name: t(`newGame.mind.${levelKey(level)}`),
                text: t(`newGame.mindText.${levelKey(level)}`),
              })),
            ]}
            value={mind === null ? PERSON : String(mind)}
            onChange={(value) => onMind(seat, LEVELS.find((level) => String(level) === value) ?? null)}
            testID={`mind-${seat}`}
          />
        </View>
      ))}
    </Fold>
  );
}

const styles = StyleSheet.create({ player: { gap: SPACE.s, paddingTop: SPACE.s } });
