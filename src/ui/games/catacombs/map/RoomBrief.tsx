import { StyleSheet, View } from 'react-native';
import { fightOn, LORD_CARDS, type Catacombs } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { Words } from '../../../kit/components';
import { Face } from '../pieces/Face';
import { countsOf } from './countsOf';
import { roomCard } from './tiles';

export interface RoomBriefProps {
  readonly model: Catacombs;
  readonly words: CatacombsWords;
  readonly card: string;
  readonly colour?: string;
}

/** Who waits in a room: each kind of monster with its disc and how many, the Lord first. */
export function RoomBrief({ model, words, card: id, colour = UI.gold }: RoomBriefProps) {
  const card = roomCard(model, id);
  if (card?.kind !== 'combat' && card?.kind !== 'lord') return null;
  const lord = card.kind === 'lord' ? [{ id: LORD_CARDS[card.lord].id, count: 1 }] : [];
  return (
    <View style={styles.monsters}>
      {[...lord, ...countsOf(fightOn(model, card).monsters)].map(({ id: monster, count }) => (
        <View key={monster} role="img" aria-label={`${count} × ${words.name(monster)}`} style={styles.monster}>
          <Face id={monster} sizePt={34} />
          <Words type="number" colour={colour}>
            {`×${count}`}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  monsters: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: SPACE.s },
  monster: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
});
