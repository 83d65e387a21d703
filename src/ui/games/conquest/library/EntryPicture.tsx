import { PixelRatio } from 'react-native';
import { DiscImage } from '../../../kit/disc';
import { Painted, type Picture } from '../../../kit/glyph';
import { ABILITY_SEALS } from '../catalogue/cards/figures';
import { armourPicture, handCardPicture, OVERHANG_PT, sealPicture, shotPicture } from '../catalogue/cards/pictures';
import { FACES } from '../catalogue/discs';
import { readTopic, type Topic } from '../help/topics';

const CARD_PT = { width: 44, height: 60 } as const;
const SIDE_PT = 48;

function pictureOf(topic: Exclude<Topic, { kind: 'card' | 'character' | 'rule' }>): Picture {
  const pxPerPt = PixelRatio.get();
  if (topic.kind === 'ability') return sealPicture(ABILITY_SEALS[topic.ability], SIDE_PT, pxPerPt);
  if (topic.kind === 'word') {
    return topic.word === 'armour'
      ? armourPicture(SIDE_PT, pxPerPt)
      : shotPicture({ kind: 'missile', isTargeted: true }, SIDE_PT, pxPerPt);
  }
  return shotPicture({ kind: topic.shot, isTargeted: false }, SIDE_PT, pxPerPt);
}

/** A card as it is held, the icon of a shot or of an ability, or a disc. */
export function EntryPicture({ topic: id }: { readonly topic: string }) {
  const topic = readTopic(id);
  if (topic === null || topic.kind === 'rule') return null;
  if (topic.kind === 'character') return <DiscImage sheet={FACES} piece={topic.character} sizePt={SIDE_PT} />;
  if (topic.kind !== 'card') {
    return <Painted aria-hidden picture={pictureOf(topic)} style={{ width: SIDE_PT, height: SIDE_PT }} />;
  }
  const size = { width: CARD_PT.width + OVERHANG_PT, height: CARD_PT.height + OVERHANG_PT };
  return <Painted aria-hidden picture={handCardPicture(topic.design, CARD_PT, PixelRatio.get())} style={size} />;
}
