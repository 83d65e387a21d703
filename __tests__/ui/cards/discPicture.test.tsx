import { PIECE_IDS, PIECES } from '../../../src/ui/games/catacombs/catalogue';
import { pieceOfCard } from '../../../src/ui/games/catacombs/cards';
import { discPicture } from '../../../src/ui/kit/disc';
import { ALLY_IDS, HERO_IDS, LORD_IDS, MONSTER_CARDS } from '../../../src/rules/catacombs';

const PNG = /^data:image\/png;base64,[\w+/]{400,}=*$/;

describe('discPicture', () => {
  it('draws every disc of the box, each unlike the others', () => {
    const pictures = PIECE_IDS.map((piece) => discPicture(PIECES[piece], 48));
    for (const picture of pictures) expect(picture).toMatch(PNG);
    expect(new Set(pictures).size).toBe(PIECE_IDS.length);
  }, 120_000);

  it('draws another picture for another tone or size, and the same one again', () => {
    const orc = discPicture(PIECES.orc, 48);
    expect(discPicture(PIECES.orc, 48, 'fallen')).not.toBe(orc);
    expect(discPicture(PIECES.orc, 64)).not.toBe(orc);
    expect(discPicture(PIECES.orc, 48)).toBe(orc);
  }, 60_000);
});

it('finds the disc of every card that has one', () => {
  for (const card of [...HERO_IDS, ...ALLY_IDS, ...LORD_IDS]) expect(card.endsWith(`:${pieceOfCard(card)}`)).toBe(true);
  for (const { id, variantOf } of Object.values(MONSTER_CARDS))
    expect((variantOf ?? id).endsWith(`:${pieceOfCard(id)}`)).toBe(true);
  expect(pieceOfCard('room:merchant')).toBeNull();
});
