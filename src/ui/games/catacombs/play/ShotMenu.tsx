import { StyleSheet } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { RADIUS, SPACE, UI } from '../../../../theme';
import { topicOfAction } from '../cards';
import { brassRim, leather, Roving, Scroll, shadowOf } from '../../../kit/components';
import type { ShowRule } from '../topics';
import { ShotRow } from './ShotRow';
import type { Shot } from './shots';
import { useCatacombsText } from '../words';

export interface ShotMenuProps {
  readonly piece: string;
  readonly shots: readonly Shot[];
  /** The one that a flick takes at once. */
  readonly ready: Shot | null;
  readonly words: CatacombsWords;
  readonly onShot: (shot: Shot) => void;
  readonly onShowRule: ShowRule;
}

/** What the chosen disc can do: a row as high as a thumb for each. Held, it is explained and nothing is chosen. */
export function ShotMenu({ piece, shots, ready, words, onShot, onShowRule }: ShotMenuProps) {
  const { t } = useCatacombsText();
  return (
    <Roving
      key={piece}
      role="menu"
      ids={shots.map(({ option }) => option)}
      takesFocus
      aria-label={t('table.shots.label', { piece: words.name(piece) })}
      style={[styles.rim, brassRim(UI.gold)]}
      testID="shots"
    >
      <Scroll style={[styles.leather, leather]} contentContainerStyle={styles.rows}>
        {shots.map((shot) => (
          <ShotRow
            key={shot.option}
            shot={shot}
            isReady={shot === ready}
            words={words}
            onPress={() => {
              if (shot.refusal === null) onShot(shot);
              else onShowRule(shot.refusal.rule === null ? topicOfAction(shot) : `rule:${shot.refusal.rule}`);
            }}
            onHold={() => onShowRule(topicOfAction(shot))}
          />
        ))}
      </Scroll>
    </Roving>
  );
}

const styles = StyleSheet.create({
  rim: {
    flexShrink: 1,
    borderRadius: RADIUS.panel,
    padding: 1.5,
    boxShadow: shadowOf(5),
  },
  leather: { borderRadius: RADIUS.panel - 1.5, flexGrow: 0, flexShrink: 1 },
  rows: { padding: SPACE.xs, gap: SPACE.hair },
});
