import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI } from '../../../../theme';
import { DiscFace } from '../cards';
import { Words } from '../../../kit/components';
import { pieceIdOf } from '../pieces/pieceIdOf';
import { Count } from './Count';
import type { HeroFaceProps } from './heroFace';
import { HeroExtras } from './HeroExtras';
import { LifeTrack } from './LifeTrack';
import { Riders } from './Riders';
import { useCatacombsText } from '../words';

const FACE_PT = 60;

/** A hero where there is room: what it is in stands in words. */
export function HeroBoard({ hero, name, tone, isQuiet }: HeroFaceProps) {
  const { t } = useCatacombsText();
  const isPlaying = hero.stand === 'playing';
  return (
    <View style={styles.board}>
      <DiscFace piece={pieceIdOf(hero.id)} sizePt={FACE_PT} tone={tone} />
      <View style={styles.words}>
        <View style={styles.title}>
          <Words type="name" colour={isQuiet ? UI.muted : UI.ivory}>
            {name}
          </Words>
          {hero.stand === 'idle' ? null : (
            <View style={[styles.stand, isPlaying && styles.playing]}>
              <Words type="label" colour={isPlaying ? UI.buttonInk : UI.ivory}>
                {t(`table.hero.${hero.stand}`)}
              </Words>
            </View>
          )}
        </View>
        <View style={styles.title}>
          <Count of="life" text={`${hero.life}/${hero.maxLife}`} />
          <HeroExtras hero={hero} hasRoom />
          <Riders riders={hero.riders} />
          <Count of="coin" text={String(hero.gold)} />
        </View>
        <LifeTrack life={hero.life} maxLife={hero.maxLife} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, padding: SPACE.xs },
  words: { flexGrow: 1, flexShrink: 1, gap: SPACE.xs },
  title: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.s,
  },
  stand: {
    borderRadius: RADIUS.panel,
    borderWidth: 1,
    borderColor: UI.brass,
    backgroundColor: UI.night,
    paddingHorizontal: SPACE.s,
  },
  playing: { backgroundColor: UI.gold, borderColor: UI.gold },
});
