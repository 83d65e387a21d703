import { StyleSheet, View } from 'react-native';
import { CAMP_TRACK, type CampSpace } from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { Glyph } from '../../../kit/glyph';
import { Words } from '../../../kit/components';
import { useCatacombsText } from '../words';
import { useSide } from '../../../kit/side';

export interface CampTrackProps {
  readonly words: CatacombsWords;
  /** Where the marker lies: 0 is the start. */
  readonly at: number;
  /** Where it would go. */
  readonly next?: number;
}

/** From here on all eight spaces lie in a row. */
const BROAD_PT = 600;

interface SpaceProps {
  readonly words: CatacombsWords;
  readonly space: CampSpace | null;
  readonly isHere: boolean;
  readonly isNext: boolean;
  readonly isBroad: boolean;
}

function wordsOf({ wording, say }: CatacombsWords, space: CampSpace | null): string {
  const { campStart, campRest, campStar } = wording.terms;
  if (space === null) return campStart;
  return space.kind === 'star' ? campStar : say(campRest, { points: String(space.points) });
}

function TrackSpace({ words, space, isHere, isNext, isBroad }: SpaceProps) {
  const { t } = useCatacombsText();
  const state = isHere ? t('prompts.campHere') : isNext ? t('prompts.campNext') : null;
  return (
    <View
      role="img"
      aria-label={[wordsOf(words, space), state].filter((part) => part !== null).join(', ')}
      style={[styles.space, isBroad ? styles.inEights : styles.inFours, isNext && styles.next, isHere && styles.here]}
    >
      {space === null ? (
        <Glyph id="room" sizePt={22} colour={UI.muted} />
      ) : space.kind === 'star' ? (
        <Glyph id="star" sizePt={22} colour={UI.red} />
      ) : (
        <View style={styles.rest}>
          <Glyph id="life" sizePt={16} colour={UI.green} />
          <Words type="number">{`+${space.points}`}</Words>
        </View>
      )}
      {isHere ? (
        <View style={styles.marker}>
          <Glyph id="camp" sizePt={22} colour={UI.gold} />
        </View>
      ) : null}
    </View>
  );
}

/** The Camp Tracker: each camp moves the marker on by one space, to a rest or to an ambush. */
export function CampTrack({ words, at, next }: CampTrackProps) {
  const isBroad = useSide().widthPt >= BROAD_PT;
  return (
    <View role="group" aria-label={words.wording.terms.campTrack} style={styles.track}>
      {[null, ...CAMP_TRACK].map((space, index) => (
        <TrackSpace
          key={index}
          words={words}
          space={space}
          isHere={index === at}
          isNext={index === next}
          isBroad={isBroad}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingTop: SPACE.m },
  /** A whole row, or two halves of it. */
  inFours: { width: '22%' },
  inEights: { width: '10.5%' },
  space: {
    minHeight: 50,
    borderRadius: RADIUS.cell,
    borderWidth: 1.5,
    borderColor: UI.brassDark,
    backgroundColor: withAlpha(UI.shade, 0.4),
    alignItems: 'center',
    justifyContent: 'center',
  },
  here: { borderColor: UI.gold, backgroundColor: withAlpha(UI.buttonMiddle, 0.2) },
  next: { borderColor: UI.prompt, borderStyle: 'dashed' },
  rest: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
  marker: { position: 'absolute', top: -14, alignSelf: 'center' },
});
