import { StyleSheet, View } from 'react-native';
import { lethalPoison } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { DiscFace } from '../cards';
import { Words } from '../../../kit/components';
import { pieceIdOf } from '../pieces/pieceIdOf';
import { Count } from './Count';
import type { HeroFaceProps } from './heroFace';
import { HeroExtras } from './HeroExtras';
import { LifeTrack } from './LifeTrack';
import { Riders } from './Riders';
import { StandBadge } from './StandBadge';

const FACE_PT = 30;

/** A hero in large letters: all there is to know in a line that goes on below where it has to, and no word is cut off. */
export function HeroLine({ hero, name, tone, isQuiet, isNamed }: HeroFaceProps & { readonly isNamed: boolean }) {
  const { id, life, maxLife, poison, gold } = hero;
  return (
    <View style={styles.line}>
      <View>
        <DiscFace piece={pieceIdOf(id)} sizePt={FACE_PT} tone={tone} />
        <StandBadge stand={hero.stand} />
      </View>
      <View style={styles.words}>
        <View style={styles.counts}>
          {isNamed ? (
            <Words type="strip" colour={isQuiet ? UI.muted : UI.ivory} style={styles.name}>
              {name}
            </Words>
          ) : null}
          <Count of="life" text={isNamed ? `${life}/${maxLife}` : String(life)} />
          <HeroExtras hero={hero} hasRoom={isNamed} />
          {poison === 0 || isNamed ? null : <Count of="poison" text={`${poison}/${lethalPoison(id)}`} />}
          <Riders riders={hero.riders} />
          <Count of="coin" text={String(gold)} />
        </View>
        <LifeTrack life={life} maxLife={maxLife} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, paddingVertical: SPACE.hair },
  words: { flexGrow: 1, flexShrink: 1, gap: SPACE.hair },
  counts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.s,
  },
  name: { flexGrow: 1 },
});
