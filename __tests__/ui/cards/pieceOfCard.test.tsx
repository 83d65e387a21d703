import { pieceOfCard } from '../../../src/ui/games/catacombs/cards/discPicture/pieceOfCard';
import { ALLY_IDS, HERO_IDS, LORD_IDS, MONSTER_CARDS } from '../../../src/rules/catacombs';

it('finds the disc of every card that has one', () => {
  for (const card of [...HERO_IDS, ...ALLY_IDS, ...LORD_IDS]) expect(card.endsWith(`:${pieceOfCard(card)}`)).toBe(true);
  for (const { id, variantOf } of Object.values(MONSTER_CARDS))
    expect((variantOf ?? id).endsWith(`:${pieceOfCard(id)}`)).toBe(true);
  expect(pieceOfCard('room:merchant')).toBeNull();
});
