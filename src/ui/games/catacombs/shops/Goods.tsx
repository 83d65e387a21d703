import { StyleSheet, View } from 'react-native';
import type { EquipmentId } from '../../../../rules/catacombs';
import { HIT, RADIUS, SPACE, UI } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { useFigures } from '../../../kit/hooks/useFigures';
import { EquipmentCard } from '../cards';
import {
  brassRim,
  leather,
  polishedBrass,
  polishedRim,
  shadowOf,
  Tappable,
  useTextScale,
  Words,
} from '../../../kit/components';
import type { ShowRule } from '../topics';
import { priceOf } from './sales';
import { useCatacombsText } from '../words';

/** Two beside one another on a phone; in large letters, whose longest words would be cut off, one. */
const GOODS_PT = 164;

export interface GoodsProps {
  readonly item: EquipmentId;
  readonly words: CatacombsWords;
  /** It may go at half price as well. */
  readonly isHalfToo: boolean;
  readonly isPicked: boolean;
  readonly onPress: () => void;
  readonly onShowRule?: ShowRule;
}

/** A card on the stall, and the tag that asks for it. */
export function Goods({ item, words, isHalfToo, isPicked, onPress, onShowRule }: GoodsProps) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  const flexBasis = GOODS_PT * Math.max(1, useTextScale());
  const price = figures(priceOf({ item, isHalf: false }));
  const half = figures(priceOf({ item, isHalf: true }));
  const tag = isHalfToo ? t('prompts.buyAtHalf', { price, half }) : t('prompts.buyAt', { price });
  return (
    <View style={[styles.goods, { flexBasis }]} testID={`stall-${item}`}>
      <EquipmentCard id={item} words={words} onShowRule={onShowRule} />
      <Tappable
        spoken={t('prompts.buyItem', { tag, item: words.name(item) })}
        aria-expanded={isPicked}
        radius={RADIUS.cell}
        onPress={onPress}
        testID={`goods-${item}`}
      >
        {({ isPressed }) => (
          <View style={[styles.rim, isPicked ? polishedRim : brassRim(), isPressed && styles.pressed]}>
            <View style={[styles.tag, isPicked ? polishedBrass : leather]}>
              <Words type="ui" align="center" colour={isPicked ? UI.buttonInk : UI.gold}>
                {tag}
              </Words>
            </View>
          </View>
        )}
      </Tappable>
    </View>
  );
}

const styles = StyleSheet.create({
  goods: { flexGrow: 1, flexShrink: 1, gap: SPACE.xs },
  rim: { borderRadius: RADIUS.cell, padding: 1.5, boxShadow: shadowOf(3) },
  pressed: { transform: [{ translateY: 2 }] },
  tag: { minHeight: HIT, borderRadius: RADIUS.cell - 1.5, padding: SPACE.xs, justifyContent: 'center' },
});
