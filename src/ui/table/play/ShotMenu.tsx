import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../i18n/catacombs';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { Roving, Scroll, Tappable, Words } from '../../components';
import { brassRim, leather, shadowOf } from '../../components/materials';
import { Glyph } from '../../glyph';
import type { Shot } from './shots';

export interface ShotMenuProps {
  readonly piece: string;
  readonly shots: readonly Shot[];
  readonly words: CatacombsWords;
  readonly onShot: (shot: Shot) => void;
  /** A shot that may not be taken was touched all the same. */
  readonly onBarred: (shot: Shot) => void;
}

/** What the chosen disc can do, beside it: a row as high as a thumb for each. */
export function ShotMenu({ piece, shots, words, onShot, onBarred }: ShotMenuProps) {
  const { t } = useTranslation();
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
        <Words type="strip" colour={UI.gold} numberOfLines={1} style={styles.title}>
          {words.name(piece)}
        </Words>
        {shots.map((shot) => (
          <ShotRow
            key={shot.option}
            shot={shot}
            reason={shot.refusal === null ? null : words.refusal(shot.refusal)}
            onPress={() => (shot.refusal === null ? onShot(shot) : onBarred(shot))}
          />
        ))}
      </Scroll>
    </Roving>
  );
}

interface ShotRowProps {
  readonly shot: Shot;
  readonly reason: string | null;
  readonly onPress: () => void;
}

function ShotRow({ shot, reason, onPress }: ShotRowProps) {
  const detail = reason ?? shot.attacks;
  const label = [shot.name, detail, shot.text].filter((part) => part !== '').join('. ');
  return (
    <Tappable
      role="menuitem"
      rover={shot.option}
      spoken={label}
      aria-disabled={reason !== null}
      radius={RADIUS.cell}
      onPress={onPress}
      testID={`shot-${shot.option}`}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.row, (isPressed || isHovered) && styles.lit]}>
          {reason === null ? null : <Glyph id="barred" sizePt={16} colour={UI.muted} />}
          <View style={styles.words}>
            <Words type="ui" colour={reason !== null || shot.isPass ? UI.muted : UI.ivory}>
              {shot.name}
            </Words>
            {detail === '' ? null : (
              <Words type="label" colour={reason === null ? UI.gold : UI.muted}>
                {detail}
              </Words>
            )}
          </View>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  rim: {
    maxWidth: 230,
    minWidth: 150,
    borderRadius: RADIUS.panel,
    padding: 1.5,
    boxShadow: shadowOf(5),
  },
  leather: { borderRadius: RADIUS.panel - 1.5, flexGrow: 0, maxHeight: 300 },
  rows: { padding: SPACE.xs },
  title: { paddingHorizontal: SPACE.s, paddingTop: SPACE.xs },
  row: {
    minHeight: HIT,
    borderRadius: RADIUS.cell,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
  },
  words: { flexShrink: 1 },
  lit: { backgroundColor: UI.handle },
});
