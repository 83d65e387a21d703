import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { Glyph } from '../../../kit/glyph';
import { Words } from '../../../kit/components';
import { Face } from '../pieces/Face';
import { floorOf } from '../map/roomPictures';
import { countsOf } from '../map/countsOf';
import type { Told } from './told';
import { Backdrop } from '../../../table/question';

const GLYPHS = { room: 'fight', camp: 'camp', final: 'lair' } as const;

/** Through the door: the board of the fight, and who waits on it. */
export function RoomEntered({ event, state, words }: Told<'roomEntered'>) {
  const { muster, setup } = state.view.model;
  const lord = event.fight === 'final' ? [setup.lord] : [];
  return (
    <Backdrop source={floorOf(event.board)} style={styles.board} imageStyle={styles.stone}>
      <View style={styles.sign}>
        <Glyph id={GLYPHS[event.fight]} sizePt={40} colour={UI.gold} />
        <Words type="body" align="center">
          {words.wording.boards[event.board].text}
        </Words>
      </View>
      <View style={styles.discs}>
        {[...lord.map((id) => ({ id, count: 1 })), ...countsOf(muster)].map(({ id, count }) => (
          <View key={id} role="img" aria-label={words.name(id)} style={styles.disc}>
            <Face id={id} sizePt={44} />
            <Words type="number" colour={UI.gold}>{`×${count}`}</Words>
          </View>
        ))}
      </View>
    </Backdrop>
  );
}

const styles = StyleSheet.create({
  board: { minHeight: 180, padding: SPACE.m, gap: SPACE.m, justifyContent: 'space-between' },
  stone: { borderRadius: RADIUS.panel },
  sign: {
    alignItems: 'center',
    gap: SPACE.s,
    padding: SPACE.m,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.night, 0.82),
  },
  discs: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: SPACE.s,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.night, 0.7),
    padding: SPACE.xs,
  },
  disc: { flexDirection: 'row', alignItems: 'center' },
});
