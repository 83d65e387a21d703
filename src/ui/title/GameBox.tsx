import { Image, StyleSheet, View } from 'react-native';
import { UI } from '../../theme';
import { BOX_ROOM, type BoxPicture, type BoxUi } from '../game';
import { inSentences, Tappable, TextScaleContext, Words } from '../kit/components';
import type { BoxPlace } from './shelfLayout';

/** A game that stands there. */
export interface Shelved {
  readonly game: string;
  readonly name: string;
  readonly line: string;
  readonly box: BoxUi;
}

export interface GameBoxProps {
  readonly shelved: Shelved;
  /** Of its own box, then of those beside it. */
  readonly places: readonly BoxPlace[];
  readonly scale: number;
  readonly onTake: () => void;
}

/** Touched, a box comes forward. */
const FORWARD = 1.04;
/** Where the name is written, from the lid’s upper edge. */
const NAMED_AT = 0.69;
/** Letters are printed: they grow with the box, and never so far that a name finds no room. */
const LETTERS = { least: 1, most: 1.7 } as const;

function Picture({ box, at, scale }: { readonly box: BoxPicture; readonly at: BoxPlace; readonly scale: number }) {
  const { left, top, right, bottom } = BOX_ROOM;
  return (
    <Image
      aria-hidden
      source={box.picture}
      style={{
        position: 'absolute',
        left: at.left - left * scale,
        top: at.top - top * scale,
        width: (box.widthPt + left + right) * scale,
        height: (box.heightPt + top + bottom) * scale,
      }}
    />
  );
}

/** One game as a box, with what belongs to it beside it; its name is printed on the lid. */
export function GameBox({ shelved: { name, line, game, box }, places, scale, onTake }: GameBoxProps) {
  const [own, ...others] = places;
  if (own === undefined) return null;
  const { widthPt, heightPt } = box.own;
  const last = box.beside.at(-1);
  const end = others.at(-1);
  // Whatever stands beside it is of the same game: a touch there takes the same.
  const spanPt = last === undefined || end === undefined ? widthPt * scale : end.left + last.widthPt * scale - own.left;
  const front = { width: spanPt, height: heightPt * scale };
  const within = ({ left, top }: BoxPlace): BoxPlace => ({ left: left - own.left, top: top - own.top });
  const letters = Math.min(LETTERS.most, Math.max(LETTERS.least, scale));
  const lid = { top: heightPt * scale * NAMED_AT, width: widthPt * scale };
  return (
    <Tappable
      role="button"
      radius={4}
      spoken={inSentences(name, line)}
      onPress={onTake}
      style={[styles.box, own, front]}
      testID={`box-${game}`}
    >
      {({ isPressed, isHovered }) => (
        <View style={[front, (isPressed || isHovered) && styles.forward]}>
          <Picture box={box.own} at={{ left: 0, top: 0 }} scale={scale} />
          {box.beside.map((one, index) => {
            const place = others[index];
            return place === undefined ? null : <Picture key={index} box={one} at={within(place)} scale={scale} />;
          })}
          <TextScaleContext value={{ whole: letters, letters }}>
            <View style={[styles.lid, lid]}>
              <Words type="heading" align="center" colour={UI.buttonTop} style={styles.name}>
                {name}
              </Words>
              <Words type="label" align="center" colour={UI.flagText} style={styles.name}>
                {line}
              </Words>
            </View>
          </TextScaleContext>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  box: { position: 'absolute' },
  forward: { transform: [{ scale: FORWARD }] },
  lid: { position: 'absolute', left: 0, paddingHorizontal: 6 },
  name: { textShadowColor: UI.shade, textShadowOffset: { width: 0, height: 2 }, textShadowRadius: 4 },
});
