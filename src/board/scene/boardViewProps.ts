import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Hold, Quarters } from '../../lib';
import type { Flight } from '../../physics/flight';
import type { AimAid, AimWay, Region, DiscId } from '../../rules/flicking';
import type { Fizzle } from '../aim/aimState';
import type { Launch } from '../aim/launch';
import type { SetAim } from '../aim/setAim';
import type { Camera } from '../camera';
import type { BoardCatalogue } from '../look';
import type { BoardScene, ExitMark, ScenePiece } from './scene';
import type { Surroundings } from './surroundings';

export interface PlaceMm {
  readonly xMm: number;
  readonly yMm: number;
}

/** How hard the flick would be if the finger were lifted now. */
export interface LiveAim {
  readonly discId: DiscId;
  readonly speedMmS: number;
}

/** A spark where a blow does harm. */
export interface Flash extends PlaceMm {
  readonly atMs: number;
}

/** How a flight is to be shown; times are those of the flight. */
export interface FlightShow {
  /** 1 as it happened, below 1 in slow motion. */
  readonly pace: number;
  /** The film stands still for a moment: a blow that kills. */
  readonly holds: readonly Hold[];
  /** The board trembles a little at these moments. */
  readonly shakesAtMs: readonly number[];
  readonly flashes?: readonly Flash[];
  /** Discs that what lies loose on them falls off, and when. */
  readonly falls?: readonly { readonly pieceId: DiscId; readonly atMs: number }[];
}

/** Pieces that may be moved about before they are put down. The pieces themselves are in the scene. */
export interface Placing {
  readonly pieceIds: readonly DiscId[];
  /** Lit, so that one sees where they may go. */
  readonly regions: readonly Region[];
  /** Asked at every movement of the finger: the piece shows whether it may lie there. */
  readonly isLegal: (pieceId: DiscId, place: PlaceMm) => boolean;
  /** The finger has let go, or a key has moved it; an illegal place is told as well and the piece springs back. */
  readonly onMove: (pieceId: DiscId, place: PlaceMm) => void;
}

/** A projectile beside its shooter: a knob, a thumb away, turns it round the ring. It is flicked as any disc. */
export interface ShotRing {
  /** The projectile's piece in the scene. */
  readonly pieceId: DiscId;
  readonly origin: PlaceMm & { readonly radiusMm: number };
  /** The farthest that the rims may be apart. */
  readonly maxGapMm: number;
  readonly isLegal: (place: PlaceMm) => boolean;
  readonly onMove: (place: PlaceMm) => void;
}

/** Something said on the board for a moment: damage, gold, a death. It rises and fades. */
export interface BoardFloat {
  readonly key: string;
  readonly xMm: number;
  readonly yMm: number;
  /** Of what it tells: it stays in sight. */
  readonly radiusMm: number;
  readonly text: string;
  readonly tone: 'damage' | 'death' | 'heal' | 'gold' | 'note';
}

/** A contact as the referee numbers it: beside the place, tied to it by a line. */
export interface ContactNumber {
  readonly number: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly tone: 'damage' | 'none' | 'touch';
  readonly isCurrent: boolean;
}

/** Something that may be done with a piece by whoever does not touch it. */
export interface PieceAction {
  readonly name: string;
  /** As it is said. */
  readonly label: string;
  readonly act: () => void;
}

/** A flight that begins before it is handed over as `flight`. */
export interface FlightAhead {
  readonly flight: Flight;
  readonly show?: FlightShow;
  /** Told at once, as `onFlightStart`. */
  readonly onStart: (startedAtMs: number) => void;
  /** Told once, as `onFlightEnd`, and in its stead. */
  readonly onEnd: () => void;
}

/** What a board can be asked to do. */
export interface BoardDoor {
  /** Begins to show a flight now: whoever hands it over as `flight` afterwards finds it on its way. */
  play(ahead: FlightAhead): void;
  /** Whether it had to be moved for a piece to be seen. */
  bringIntoView(pieceId: DiscId): boolean;
}

export interface BoardViewProps {
  /** Everything that the scene names, as it is drawn. */
  readonly catalogue: BoardCatalogue;
  readonly scene: BoardScene;
  /** Played once, at real speed or as `show` says, when it becomes other than null. The scene at rest is to follow. */
  readonly flight: Flight | null;
  readonly show?: FlightShow;
  readonly onLaunch: (launch: Launch) => void;
  readonly onFlightEnd: () => void;
  /** The moment, on the clock of performance.now(), to which the times of the flight's contacts are added. */
  readonly onFlightStart?: (startedAtMs: number) => void;
  readonly onAimChange?: (aim: LiveAim | null) => void;
  /** A softer swipe is no flick here; left out: it is one where it moves the disc for the eye. */
  readonly minSpeedMmS?: number;
  readonly maxSpeedMmS: number;
  /** A pulling finger passes a notch: to be felt. */
  readonly onNotch?: () => void;
  /** What is written beside a pulling finger: the power as it is said, from 1 to 5. */
  readonly powerNoteOf?: (power: number) => ReactNode;
  /** What is said at the finger, in a word or two, when a swipe comes to nothing. */
  readonly fizzleWords?: (why: Fizzle) => string;
  /** swipe, when not said. */
  readonly way?: AimWay;
  readonly aid: AimAid;
  /** Where a launch would first touch something, for the aid of that name. */
  readonly firstContactOf?: (launch: Launch) => PlaceMm | null;
  /** An aim that is set by steps. */
  readonly setAim?: SetAim | null;
  readonly motion: 'full' | 'reduced';
  readonly exits?: readonly ExitMark[];
  /** Whose ways are drawn: while it is `flight`, as far as the discs have come; else all of it. */
  readonly paths?: Flight | null;
  /** The board stands back for them. */
  readonly isHushed?: boolean;
  /** The disc that is chosen, when the parent decides it. */
  readonly selectedId?: DiscId | null;
  /** A disc was chosen, or the choice taken back. */
  readonly onSelect?: (pieceId: DiscId | null) => void;
  /** Any piece was tapped, whether it may be flicked or not. */
  readonly onTapPiece?: (pieceId: DiscId) => void;
  /** Any piece was activated by a key or a screen reader; left out: the same as a tap. */
  readonly onPressPiece?: (pieceId: DiscId) => void;
  /** Any piece was held, or asked about with the key of help. */
  readonly onHoldPiece?: (pieceId: DiscId) => void;
  readonly placing?: Placing | null;
  readonly ring?: ShotRing | null;
  /** What is written at the knob of the ring. */
  readonly ringNote?: ReactNode;
  readonly floats?: readonly BoardFloat[];
  /** How much larger than usual its words are read. */
  readonly textScale?: number;
  /** Of it, what is left to the board: phones and tablets scale every text by themselves. textScale, when not said. */
  readonly letterScale?: number;
  readonly contactNumbers?: readonly ContactNumber[];
  /** How far whoever looks is turned clockwise against the screen: the whole table is, light and words and all. Left out: not at all. */
  readonly eyes?: Quarters;
  /** How the board lies before whoever looks: told at first, and whenever another of its ways shows it larger. */
  readonly onLie?: (lies: Quarters) => void;
  /** What of the board is looked at since the fingers left it: told at first, and whenever it changes. */
  readonly onLook?: (look: Camera) => void;
  /** What a finger can reach of the screen beyond it; left out where nobody aims. */
  readonly around?: Surroundings;
  /** What is shown where there is nothing to draw on any more, with a way to ask for it again. */
  readonly blankNoteOf?: (again: () => void) => ReactNode;
  /** What a screen reader says of a piece. */
  readonly labelOf: (piece: ScenePiece) => string;
  /** What a screen reader offers to do with a piece, beside activating it. */
  readonly actionsOf?: (piece: ScenePiece) => readonly PieceAction[];
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  /** What can be asked of the board, as soon as it is there; null when it goes. */
  readonly onDoor?: (door: BoardDoor | null) => void;
}
