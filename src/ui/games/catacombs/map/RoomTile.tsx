import type { OptionId } from '../../../../rules/machine';
import { StyleSheet, View } from 'react-native';
import { CLIP, mix, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { Glyph } from '../../../kit/glyph';
import { brassRim, leather, polishedRim, shadowOf, Tappable, Words } from '../../../kit/components';
import { floorOf, ROOM_GLYPHS } from './roomPictures';
import type { MapTile } from './tiles';
import { useTileWords } from './useTileWords';
import { Backdrop } from '../../../table/question';

export interface RoomTileProps {
  readonly tile: MapTile;
  readonly words: CatacombsWords;
  readonly widthPt: number;
  /** The option that this space answers with; undefined for one that is only shown. */
  readonly option?: string;
  readonly isChosen?: boolean;
  /** It was tried, and has no door towards us. */
  readonly barred?: string | null;
  readonly hasName?: boolean;
  readonly onPick?: (option: OptionId) => void;
}

const SHAPE = 1.25;

function Picture({ tile, widthPt, hasName }: Pick<RoomTileProps, 'tile' | 'widthPt' | 'hasName'>) {
  const colour = tile.isFaceUp ? UI.prompt : UI.brass;
  return (
    <View style={[styles.medallion, { height: widthPt * (hasName ? 0.62 : SHAPE) - 3 }]}>
      <View style={[styles.disc, tile.isFaceUp && styles.lit]}>
        <Glyph id={ROOM_GLYPHS[tile.kind]} sizePt={widthPt * 0.34} colour={colour} />
      </View>
      {tile.isHere ? (
        <View style={styles.badge}>
          <Glyph id="here" sizePt={22} colour={UI.gold} />
        </View>
      ) : tile.isExplored ? (
        <View style={styles.badge}>
          <Glyph id="done" sizePt={18} colour={UI.green} />
        </View>
      ) : null}
    </View>
  );
}

function Body({ tile, words, widthPt, hasName = false, barred = null }: RoomTileProps) {
  const { nameOf, levelOf } = useTileWords(words);
  const level = tile.isFaceUp ? levelOf(tile) : null;
  return (
    <>
      {tile.isFaceUp ? (
        <Backdrop source={floorOf(tile.board)} style={styles.floor}>
          <Picture tile={tile} widthPt={widthPt} hasName={hasName} />
        </Backdrop>
      ) : (
        <Picture tile={tile} widthPt={widthPt} hasName={hasName} />
      )}
      {hasName ? (
        <View style={styles.name}>
          <Words type="label" align="center">
            {nameOf(tile)}
          </Words>
          {level === null ? null : (
            <Words type="label" align="center" colour={UI.muted}>
              {level}
            </Words>
          )}
        </View>
      ) : null}
      {barred === null ? null : (
        <View style={styles.barred}>
          <Glyph id="barred" sizePt={26} colour={UI.red} />
        </View>
      )}
    </>
  );
}

/** A Room card on the map: its floor, what waits there, whether the heroes have been in it. */
export function RoomTile(props: RoomTileProps) {
  const { tile, words, widthPt, option, isChosen, barred = null, hasName, onPick } = props;
  const { spoken } = useTileWords(words);
  const label = [spoken(tile), option === undefined ? barred : words.option(option)].filter(Boolean).join(', ');
  const rim = tile.isHere || isChosen ? polishedRim : brassRim(option === undefined ? UI.brassDark : UI.gold);
  const size = { width: widthPt, minHeight: widthPt * SHAPE };
  const card = (
    <View style={[styles.rim, rim, size, (tile.isPassed || barred !== null) && styles.dim]}>
      <View style={[styles.face, leather, isChosen && styles.chosen]}>
        <Body {...props} hasName={hasName} />
      </View>
    </View>
  );
  if (option === undefined) {
    return (
      <View role="img" aria-label={label}>
        {card}
      </View>
    );
  }
  return (
    <Tappable
      role={isChosen === undefined ? 'button' : 'checkbox'}
      aria-checked={isChosen}
      spoken={label}
      radius={RADIUS.cell}
      onPress={() => onPick?.(option)}
      testID={`map-${option}`}
    >
      {({ isHovered }) => <View style={[styles.open, isHovered && styles.hovered]}>{card}</View>}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.cell, padding: 1.5, boxShadow: shadowOf(3) },
  dim: { opacity: 0.55 },
  face: { flexGrow: 1, borderRadius: RADIUS.cell - 1.5, ...CLIP },
  chosen: { backgroundColor: mix(UI.leather, UI.buttonMiddle, 0.25) },
  floor: { width: '100%' },
  medallion: { alignItems: 'center', justifyContent: 'center' },
  disc: { padding: SPACE.s, borderRadius: 40 },
  lit: { backgroundColor: withAlpha(UI.shade, 0.6) },
  badge: { position: 'absolute', top: 3, right: 3 },
  name: { padding: SPACE.xs, flexGrow: 1, justifyContent: 'center' },
  barred: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center' },
  open: { borderRadius: RADIUS.cell, outlineWidth: 2, outlineStyle: 'solid', outlineColor: UI.gold, outlineOffset: 2 },
  hovered: { outlineColor: UI.prompt },
});
