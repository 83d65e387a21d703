import { useTranslation } from 'react-i18next';
import { ImageBackground, StyleSheet, View } from 'react-native';
import parchment from '../../../../../assets/table/parchment.webp';
import { EQUIPMENT_CARDS, type EquipmentId } from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { Gold } from '../../../cards/parts/Gold';
import { Tappable, Words } from '../../../components';
import { brassRim, polishedRim, shadowOf } from '../../../components/materials';
import { Face } from '../parts/Face';
import { priceOf } from './sales';

export interface GoodsProps {
  readonly item: EquipmentId;
  readonly words: CatacombsWords;
  /** It may go at half price as well. */
  readonly isHalfToo: boolean;
  readonly isPicked: boolean;
  readonly onPress: () => void;
}

/** A card on the stall: what it does, for whom, for how much. */
export function Goods({ item, words, isHalfToo, isPicked, onPress }: GoodsProps) {
  const { t } = useTranslation();
  const { name, text } = words.wording.equipment[item];
  const { owners } = EQUIPMENT_CARDS[item];
  const price = priceOf({ item, isHalf: false });
  const half = priceOf({ item, isHalf: true });
  const label = t('prompts.goods', { name, text, price, owners: owners.map(words.name).join(', ') });
  return (
    <Tappable
      aria-label={label}
      aria-expanded={isPicked}
      radius={RADIUS.cell}
      onPress={onPress}
      style={styles.goods}
      testID={`goods-${item}`}
    >
      {({ isPressed }) => (
        <View style={[styles.rim, isPicked ? polishedRim : brassRim(), isPressed && styles.pressed]}>
          <ImageBackground source={parchment} resizeMode="cover" style={styles.card} imageStyle={styles.paper}>
            <Words type="button" colour={UI.ink}>
              {name}
            </Words>
            <Words type="body" colour={UI.ink} style={styles.text}>
              {text}
            </Words>
            <View style={styles.owners}>
              {owners.map((hero) => (
                <Face key={hero} id={hero} sizePt={28} />
              ))}
            </View>
            <View style={styles.prices}>
              <Gold gold={price} />
              {isHalfToo ? (
                <Words type="label" colour={UI.inkSecond}>
                  {t('prompts.orHalf', { price: half })}
                </Words>
              ) : null}
            </View>
          </ImageBackground>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  goods: { flexGrow: 1, flexShrink: 1, flexBasis: 150, minWidth: 145 },
  rim: { flexGrow: 1, borderRadius: RADIUS.cell, padding: 2, boxShadow: shadowOf(4) },
  pressed: { transform: [{ translateY: 2 }] },
  card: { flexGrow: 1, padding: SPACE.s, gap: SPACE.xs },
  paper: { borderRadius: RADIUS.cell - 2 },
  text: { flexGrow: 1 },
  owners: { flexDirection: 'row', gap: SPACE.xs },
  prices: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
});
