import { StyleSheet, View } from 'react-native';
import { LORD_CARDS, type LordId } from '../../../../rules/catacombs';
import { mix, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { DiscFace, pieceOfCard } from '../cards';
import { Roving, Tappable, useTextScale, Words } from '../../../kit/components';
import { Announced } from '../../../kit/reader';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useCatacombsText } from '../words';

export interface LordChoiceProps {
  readonly lords: readonly LordId[];
  readonly value: LordId;
  readonly onChange: (lord: LordId) => void;
}

const FACE_PT = 72;

/** The Lords side by side, and the card of the one that is chosen. */
export function LordChoice({ lords, value, onChange }: LordChoiceProps) {
  const { t } = useCatacombsText();
  const words = useCatacombsWords();
  // In large letters a name is broader than the disc over it.
  const share = { flexGrow: 1, flexBasis: FACE_PT * useTextScale() };
  const { life, minions } = LORD_CARDS[value];
  const court = Object.entries(minions).map(([monster, count]) => `${words.name(monster)} × ${count}`);
  return (
    <View style={styles.choice}>
      <Roving
        role="radiogroup"
        aria-label={t('newGame.section.lord')}
        ids={lords}
        home={value}
        onArrow={onChange}
        style={styles.lords}
      >
        {lords.map((lord) => {
          const piece = pieceOfCard(lord);
          const isTaken = lord === value;
          return (
            <Tappable
              key={lord}
              role="radio"
              rover={lord}
              aria-checked={isTaken}
              aria-label={words.name(lord)}
              radius={RADIUS.cell}
              style={share}
              onPress={() => onChange(lord)}
              testID={lord}
            >
              {({ isHovered }) => (
                <View style={[styles.lord, isHovered && styles.lit, isTaken && styles.taken]}>
                  {piece === null ? null : <DiscFace piece={piece} sizePt={FACE_PT} />}
                  <Words type="label" align="center" colour={isTaken ? UI.gold : UI.ivory}>
                    {words.name(lord)}
                  </Words>
                </View>
              )}
            </Tappable>
          );
        })}
      </Roving>
      <View aria-live="polite" style={styles.card}>
        <Announced text={words.wording.lords[value].text} place="view" />
        <Words type="body">{words.wording.lords[value].text}</Words>
        <Words type="label" colour={UI.muted}>
          {[t('newGame.lord.life', { life }), t('newGame.lord.minions', { minions: court.join(', ') })].join(' · ')}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  choice: { gap: SPACE.s },
  lords: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  lord: {
    alignItems: 'center',
    gap: SPACE.xs,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.cell,
    borderWidth: 2,
    borderColor: withAlpha(UI.brass, 0),
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.08) },
  taken: { borderColor: UI.gold, backgroundColor: mix(UI.leather, UI.gold, 0.12) },
  card: { gap: SPACE.xs },
});
