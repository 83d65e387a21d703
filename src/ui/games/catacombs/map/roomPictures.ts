import type { ImageSourcePropType } from 'react-native';
import cave from '../../../../../assets/boards/cave.webp';
import crypt from '../../../../../assets/boards/crypt.webp';
import forge from '../../../../../assets/boards/forge.webp';
import ossuary from '../../../../../assets/boards/ossuary.webp';
import temple from '../../../../../assets/boards/temple.webp';
import tomb from '../../../../../assets/boards/tomb.webp';
import velvet from '../../../../../assets/table/velvet.webp';
import type { BoardId } from '../../../../rules/catacombs';
import type { GlyphId } from '../../../kit/glyph';
import type { RoomKind } from './tiles';

const BOARDS: Readonly<Record<BoardId, ImageSourcePropType>> = { crypt, cave, forge, ossuary, temple, tomb };

/** The floor of a room; velvet for a shop, where nobody fights. */
export const floorOf = (board: BoardId | null): ImageSourcePropType => (board === null ? velvet : BOARDS[board]);

export const ROOM_GLYPHS: Readonly<Record<RoomKind, GlyphId>> = {
  combat: 'fight',
  merchant: 'merchant',
  healer: 'healer',
  altar: 'altar',
  lord: 'lair',
  unknown: 'room',
};
