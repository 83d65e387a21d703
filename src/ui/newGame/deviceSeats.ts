import { openDeviceSeats, type Seats } from '../../session';

let seats: Seats | null = null;

/** The usual players of this device; the shelf is opened when somebody first asks for them. */
export const deviceSeats = (): Seats => (seats ??= openDeviceSeats());
