import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { DiscFace } from '../cards';
import { Words } from '../../../kit/components';
import { pieceIdOf } from '../pieces/pieceIdOf';
import { Count } from './Count';
import type { HeroFaceProps } from './heroFace';
import { HeroExtras } from './HeroExtras';
import { LifeTrack } from './LifeTrack';
import { PoisonSum } from './PoisonSum';
import { Riders } from './Riders';
import { StandBadge } from './StandBadge';

/** A low cell is narrow too: four figures of gold stand beside the face. */
const FACE_PT = { low: 26, high: 32 } as const;

/** A hero in the strip under the board of a phone. */
export function HeroBrief({ hero, name, tone, isQuiet, isLow }: HeroFaceProps & { readonly isLow: boolean }) {
  return (
    <>
      {isLow ? null : (
        <Words type="strip" align="center" colour={isQuiet ? UI.muted : UI.ivory}>
          {name}
        </Words>
      )}
      <View style={styles.row}>
        <View>
          <View style={styles.face}>
            <DiscFace piece={pieceIdOf(hero.id)} sizePt={isLow ? FACE_PT.low : FACE_PT.high} tone={tone} />
            <StandBadge stand={hero.stand} />
          </View>
          <View style={styles.extras}>
            <HeroExtras hero={hero} hasRoom={false} />
          </View>
          <PoisonSum hero={hero} />
          <Riders riders={hero.riders} />
        </View>
        <View style={styles.numbers}>
          <Count of="life" text={String(hero.life)} />
          <LifeTrack life={hero.life} maxLife={hero.maxLife} />
          <Count of="coin" text={String(hero.gold)} />
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.xs },
  face: { alignSelf: 'center' },
  extras: { alignItems: 'center' },
  numbers: { flexGrow: 1, flexShrink: 1, maxWidth: 90, gap: SPACE.hair },
});
