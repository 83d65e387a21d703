import { StyleSheet } from 'react-native';
import parchment from '../../../../../assets/table/parchment.webp';
import { ROOM_CARDS, roomOfStory, type Catacombs, type RoomId } from '../../../../rules/catacombs';
import { RADIUS, SPACE, UI } from '../../../../theme';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { RoomCard } from '../cards';
import { Words } from '../../../kit/components';
import type { ShowRule } from '../topics';
import { useTelling } from '../parts/useTelling';
import { RoomBrief } from './RoomBrief';
import { Backdrop } from '../../../table/question';

const isPrinted = (card: string): card is RoomId => ROOM_CARDS.has(card);

export interface RoomFrontProps {
  readonly model: Catacombs;
  readonly words: CatacombsWords;
  readonly card: string;
  readonly onShowRule?: ShowRule;
}

/** A Room card face up: one of the box, or a page of the story. */
export function RoomFront({ model, words, card, onShowRule }: RoomFrontProps) {
  const tell = useTelling();
  if (isPrinted(card)) return <RoomCard id={card} words={words} onShowRule={onShowRule} />;
  const room = roomOfStory(model.setup, card);
  return (
    <Backdrop source={parchment} style={styles.page} imageStyle={styles.paper}>
      <Words type="name" colour={UI.ink} align="center">
        {room === null ? words.wording.terms.storyRoom : tell(room.title)}
      </Words>
      {room === null ? null : (
        <Words type="body" colour={UI.ink}>
          {tell(room.story)}
        </Words>
      )}
      <RoomBrief model={model} words={words} card={card} colour={UI.ink} />
    </Backdrop>
  );
}

const styles = StyleSheet.create({
  page: { padding: SPACE.l, gap: SPACE.s },
  paper: { borderRadius: RADIUS.cell },
});
