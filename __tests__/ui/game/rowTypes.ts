import type { CatacombsPlayed } from '../../../src/session/catacombs';
import type { DeviceModules } from '../../../src/session';
import type { AskRows, TellRows, Uis } from '../../../src/ui/game';
import { ASKS } from '../../../src/ui/games/catacombs/asks';
import { plain, PLAIN } from '../../../src/ui/games/catacombs/questions/plain';
import { catacombsUi } from '../../../src/ui/games/catacombs';
import { BEATS } from '../../../src/ui/games/catacombs/told/beats';
import { TELLS } from '../../../src/ui/games/catacombs/told/tells';
import type { CatacombsSpeech } from '../../../src/ui/games/catacombs/words/speech';

// Read by the type checker alone: each mistake below must be one.

type Asks = AskRows<CatacombsPlayed, CatacombsSpeech>;
type Tells = TellRows<CatacombsPlayed, CatacombsSpeech>;

const { merchant, ...withoutMerchant } = ASKS;
// @ts-expect-error a purpose without a control
export const noControl: Asks = withoutMerchant;
export const allControls: Asks = { ...withoutMerchant, merchant };

// @ts-expect-error a control that is made for another purpose
export const wrongPurpose: Asks['healer'] = merchant;
// @ts-expect-error a control that is answered in another way
export const wrongWay: Asks['merchant'] = { ...merchant, by: 'amounts' };
// @ts-expect-error a question that takes room and has no control
export const onlyRoom: Asks['merchant'] = { size: 'bar', by: 'choose' };
// @ts-expect-error a row of data for another purpose
export const wrongData = plain<'putBack'>(PLAIN.payWithLife);

const { roomCleared, ...withoutRoomCleared } = TELLS;
// @ts-expect-error an event without a telling
export const noTelling: Tells = withoutRoomCleared;
export const allTellings: Tells = { ...withoutRoomCleared, roomCleared };
// @ts-expect-error a telling that never ends
export const endless: Tells['roomCleared'] = { card: roomCleared.card };
// @ts-expect-error a float of another event
export const wrongFloat: Tells['roomCleared'] = BEATS.damaged;

// @ts-expect-error a game without a screen
export const noUi: Uis<DeviceModules> = { catacombs: catacombsUi };
