import { deviceKeyValue } from '../../storage';
import { openSeats, type Seats } from './seats';

export { proposedDraft, type Seats, type UsualTable } from './seats';

/** The usual players of this device. */
export const openDeviceSeats = (): Seats => openSeats(deviceKeyValue);
