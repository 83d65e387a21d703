import { StyleSheet, View } from 'react-native';
import { MONSTER_CARDS, monstersIn, type MonsterId } from '../../../../rules/catacombs';
import { SPACE } from '../../../../theme';
import { Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { OneOf, Question } from '../../../table/question';
import { countsOf } from '../map/countsOf';
import { useCatacombsText } from '../words';

/** Who comes out of the dark: bands of the same worth, each with its discs. */
export function CampMonsters(asked: Asked<'campMonsters'>) {
  const { t } = useCatacombsText();
  const { words } = asked;
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => {
          const band = monstersIn(option);
          const life = band.reduce((sum, id) => sum + MONSTER_CARDS[id].life, 0);
          return {
            label: countsOf(band)
              .map(({ id, count }) => t('prompts.several', { number: count, what: words.name(id) }))
              .join(', '),
            note: t('prompts.bandLife', { life }),
            detail: <Discs band={band} />,
          };
        }}
      />
    </Question>
  );
}

function Discs({ band }: { readonly band: readonly MonsterId[] }) {
  return (
    <View style={styles.discs}>
      {countsOf(band).map(({ id, count }) => (
        <View key={id} style={styles.disc}>
          <Face id={id} sizePt={36} />
          <Words type="number">{`×${count}`}</Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  discs: { flexDirection: 'row', flexWrap: 'wrap', flexBasis: '100%', gap: SPACE.s },
  disc: { flexDirection: 'row', alignItems: 'center' },
});
