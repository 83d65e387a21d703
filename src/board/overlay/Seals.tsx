import { memo, useMemo } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import type { Vec2 } from '../../lib';
import { FIGURES, FONTS, STATE, TYPE, UI } from '../../theme';
import { sizeTurned, type Frame, type Projection } from '../camera';
import type { ContactNumber } from '../scene/boardViewProps';
import type { ScenePiece } from '../scene/scene';
import { DOT_RADIUS_PX, laySeals, SEAL_RADIUS_PX, type Seal } from './laySeals';
import { localPlace } from './localPlace';

export interface SealsProps {
  readonly contacts: readonly ContactNumber[];
  readonly pieces: readonly ScenePiece[];
  readonly projection: Projection;
  readonly frame: Frame;
}

type Tone = ContactNumber['tone'];

const WAX: Readonly<Record<Tone, { readonly ground: string; readonly ink: string }>> = {
  damage: { ground: UI.wax, ink: UI.flagText },
  none: { ground: UI.parchment, ink: UI.ink },
  touch: { ground: UI.brass, ink: UI.buttonInk },
};
/** Three squares on one another are a star of twelve points: harm is told by shape. */
const STAR_TURNS = ['0deg', '30deg', '60deg'] as const;
const STAR_SIDE_PX = SEAL_RADIUS_PX * 1.8;
const LINE_PX = { line: 2, edge: 4 } as const;
const CURRENT_RING_PX = 4;

const centredAt = ({ x, y }: Vec2, sidePx: number) => ({
  left: x - sidePx / 2,
  top: y - sidePx / 2,
  width: sidePx,
  height: sidePx,
});

/** A straight stroke between two points. */
function Stroke({ from, to, widthPx, color }: { from: Vec2; to: Vec2; widthPx: number; color: string }) {
  const lengthPx = Math.hypot(to.x - from.x, to.y - from.y);
  const place = {
    left: (from.x + to.x) / 2 - lengthPx / 2,
    top: (from.y + to.y) / 2 - widthPx / 2,
    width: lengthPx,
    height: widthPx,
    transform: [{ rotate: `${Math.atan2(to.y - from.y, to.x - from.x)}rad` }],
  };
  return <View style={[styles.part, place, { backgroundColor: color }]} />;
}

function Tie({ contact, seal, tone }: Seal & { readonly tone: Tone }) {
  const color = WAX[tone].ground;
  return (
    <>
      <Stroke from={contact} to={seal} widthPx={LINE_PX.edge} color={STATE.outline} />
      <Stroke from={contact} to={seal} widthPx={LINE_PX.line} color={tone === 'damage' ? UI.red : color} />
      <View style={[styles.part, styles.dot, centredAt(contact, 2 * DOT_RADIUS_PX + 2), { backgroundColor: color }]} />
    </>
  );
}

function Wax({ at, tone, isCurrent }: { readonly at: Vec2; readonly tone: Tone; readonly isCurrent: boolean }) {
  const { ground } = WAX[tone];
  const ringPx = 2 * (SEAL_RADIUS_PX + CURRENT_RING_PX);
  return (
    <>
      {isCurrent && <View style={[styles.part, styles.current, centredAt(at, ringPx), { borderRadius: ringPx }]} />}
      {tone === 'damage' ? (
        STAR_TURNS.map((rotate) => (
          <View
            key={rotate}
            style={[
              styles.part,
              styles.point,
              centredAt(at, STAR_SIDE_PX),
              { backgroundColor: ground, transform: [{ rotate }] },
            ]}
          />
        ))
      ) : (
        <View style={[styles.part, styles.coin, centredAt(at, 2 * SEAL_RADIUS_PX), { backgroundColor: ground }]} />
      )}
    </>
  );
}

/** The contacts of a flick in their order, each number beside its place and tied to it. The referee's list says them. */
export const Seals = memo(function Seals({ contacts, pieces, projection, frame }: SealsProps) {
  const seals = useMemo(() => {
    const ground = {
      contacts: contacts.map((contact) => localPlace(contact, projection, frame)),
      discs: pieces.map((piece) => ({
        ...localPlace(piece, projection, frame),
        radiusPx: piece.radiusMm * projection.pxPerMm,
      })),
    };
    const laid = laySeals(ground, sizeTurned(frame, frame.lies));
    return contacts.flatMap((contact, index) => {
      const seal = laid[index];
      return seal ? [{ ...contact, ...seal }] : [];
    });
  }, [contacts, pieces, projection, frame]);
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.part]}>
      {seals.map(({ number, contact, seal, tone }) => (
        <Tie key={number} contact={contact} seal={seal} tone={tone} />
      ))}
      {seals.map(({ number, seal, tone, isCurrent }) => (
        <View key={number} style={[StyleSheet.absoluteFill, styles.part]}>
          <Wax at={seal} tone={tone} isCurrent={isCurrent} />
          <Text
            allowFontScaling={false}
            style={[styles.number, centredAt(seal, 2 * SEAL_RADIUS_PX), { color: WAX[tone].ink }]}
          >
            {number}
          </Text>
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  part: { position: 'absolute', pointerEvents: 'none' },
  dot: { borderRadius: DOT_RADIUS_PX + 1, borderWidth: 1, borderColor: STATE.outline },
  current: { backgroundColor: UI.gold },
  point: { borderRadius: 1 },
  coin: { borderRadius: SEAL_RADIUS_PX, borderWidth: 2, borderColor: STATE.outline },
  number: {
    position: 'absolute',
    fontFamily: FONTS[TYPE.ui.font],
    fontSize: TYPE.ui.sizePt,
    lineHeight: 2 * SEAL_RADIUS_PX,
    fontVariant: [...FIGURES],
    textAlign: 'center',
  },
});
