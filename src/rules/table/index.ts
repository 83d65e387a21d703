export type { FlickTable, Shot, TableDisc, TableRider, TableZone, ZoneShape } from './flick';
export { BOARD_MM, DISC_RADIUS_MM, DISC_SIZES, type DiscSize } from './geometry';
