import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { TellRows } from '../../../game';
import type { CatacombsSpeech } from '../words/speech';
import { BEATS } from './beats';
import { CampDecided } from './CampDecided';
import { CardsLookedAt } from './CardsLookedAt';
import { CoinFlipped } from './CoinFlipped';
import { GameEnded } from './GameEnded';
import { GoldPaid } from './GoldPaid';
import { Handed } from './Handed';
import { Resurrected } from './Resurrected';
import { RoomCleared } from './RoomCleared';
import { RoomEntered } from './RoomEntered';
import { RoomRevealed } from './RoomRevealed';
import { TrophiesTaken } from './TrophiesTaken';

/** How each event of the rules is told: what deserves a card of its own has one, everything else is a line. */
export const TELLS: TellRows<CatacombsPlayed, CatacombsSpeech> = {
  ...BEATS,
  roomRevealed: {
    ...BEATS.roomRevealed,
    // The card itself bears the name of its room, and on a small screen it needs the line.
    card: { Body: RoomRevealed, waits: true, title: ({ t }) => t('prompts.nextRoom') },
  },
  cardsLookedAt: { ...BEATS.cardsLookedAt, card: { Body: CardsLookedAt, waits: true } },
  roomEntered: {
    ...BEATS.roomEntered,
    // The card of a room has just been read when the heroes enter it; an ambush or a lair is news.
    card: { Body: RoomEntered, waits: ({ fight }) => fight !== 'room' },
  },
  coinFlipped: { ...BEATS.coinFlipped, card: { Body: CoinFlipped, waits: false } },
  roomCleared: { ...BEATS.roomCleared, card: { Body: RoomCleared, waits: true } },
  goldPaid: { ...BEATS.goldPaid, card: { Body: GoldPaid, waits: false } },
  bought: { ...BEATS.bought, card: { Body: Handed, waits: false } },
  resurrected: { ...BEATS.resurrected, card: { Body: Resurrected, waits: true } },
  campDecided: { ...BEATS.campDecided, card: { Body: CampDecided, waits: true } },
  trophiesTaken: { ...BEATS.trophiesTaken, card: { Body: TrophiesTaken, waits: true } },
  gameEnded: { ...BEATS.gameEnded, card: { Body: GameEnded, waits: true } },
};
