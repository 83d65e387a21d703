import { StyleSheet, View } from 'react-native';
import { SPACE, UI, type Hex } from '../../../../../theme';
import { Words } from '../../../../kit/components';
import { Token } from './pictures/Token';
import { useFigures } from '../../../../kit/hooks/useFigures';
import { useCatacombsText } from '../../words';

export interface GoldProps {
  readonly gold: number;
  readonly colour?: Hex;
}

/** A coin and how much. */
export function Gold({ gold, colour = UI.ink }: GoldProps) {
  const { t } = useCatacombsText();
  const figures = useFigures();
  return (
    <View role="img" aria-label={t('cards.gold', { count: gold, gold: figures(gold) })} style={styles.row}>
      <Token id="coin" sizePt={23} />
      <Words type="number" colour={colour}>
        {figures(gold)}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs } });
