import bullseye from '@iconify-icons/game-icons/bullseye';
import cog from '@iconify-icons/game-icons/cog';
import cycle from '@iconify-icons/game-icons/cycle';
import rotation from '@iconify-icons/game-icons/anticlockwise-rotation';
import run from '@iconify-icons/game-icons/run';
import quillInk from '@iconify-icons/game-icons/quill-ink';
import scrollQuill from '@iconify-icons/game-icons/scroll-quill';
import speaker from '@iconify-icons/game-icons/speaker';
import talk from '@iconify-icons/game-icons/talk';
import targetArrows from '@iconify-icons/game-icons/target-arrows';
import vibratingSmartphone from '@iconify-icons/game-icons/vibrating-smartphone';
import cancel from '@iconify-icons/game-icons/cancel';
import crownCoin from '@iconify-icons/game-icons/crown-coin';
import padlock from '@iconify-icons/game-icons/padlock';
import checkMark from '@iconify-icons/game-icons/check-mark';
import shop from '@iconify-icons/game-icons/shop';
import caduceus from '@iconify-icons/game-icons/caduceus';
import holyGrail from '@iconify-icons/game-icons/holy-grail';
import crownedSkull from '@iconify-icons/game-icons/crowned-skull';
import campfire from '@iconify-icons/game-icons/campfire';
import crossedSwords from '@iconify-icons/game-icons/crossed-swords';
import positionMarker from '@iconify-icons/game-icons/position-marker';
import roundStar from '@iconify-icons/game-icons/round-star';
import dungeonGate from '@iconify-icons/game-icons/dungeon-gate';
import hamburgerMenu from '@iconify-icons/game-icons/hamburger-menu';
import theaterCurtains from '@iconify-icons/game-icons/theater-curtains';
import pawn from '@iconify-icons/game-icons/chess-pawn';
import daemonSkull from '@iconify-icons/game-icons/daemon-skull';
import twoCoins from '@iconify-icons/game-icons/two-coins';
import magnifyingGlass from '@iconify-icons/game-icons/magnifying-glass';
import clockwiseRotation from '@iconify-icons/game-icons/clockwise-rotation';
import exitDoor from '@iconify-icons/game-icons/exit-door';
import fastForwardButton from '@iconify-icons/game-icons/fast-forward-button';
import { CARD_BODIES } from './cardGlyphs';
import perspectiveDice from '@iconify-icons/game-icons/perspective-dice-six-faces-random';
import ruleBook from '@iconify-icons/game-icons/rule-book';
import trophy from '@iconify-icons/game-icons/trophy';
import playButton from '@iconify-icons/game-icons/play-button';
import pauseButton from '@iconify-icons/game-icons/pause-button';
import nextButton from '@iconify-icons/game-icons/next-button';
import previousButton from '@iconify-icons/game-icons/previous-button';
import trashCan from '@iconify-icons/game-icons/trash-can';
import share from '@iconify-icons/game-icons/share';
import openFolder from '@iconify-icons/game-icons/open-folder';
import musicalNotes from '@iconify-icons/game-icons/musical-notes';
import teamIdea from '@iconify-icons/game-icons/team-idea';
import pathDistance from '@iconify-icons/game-icons/path-distance';
import cardPick from '@iconify-icons/game-icons/card-pick';
import hand from '@iconify-icons/game-icons/hand';
import spellBook from '@iconify-icons/game-icons/spell-book';
import filmStrip from '@iconify-icons/game-icons/film-strip';

const CHEVRON = '<path d="M330 56L130 256l200 200 62-62-138-138 138-138z"/>';

const CHEVRON_ON = '<path d="M182 56l200 200-200 200-62-62 138-138-138-138z"/>';
const HEART =
  '<path d="M256 477C124 364 16 275 16 165C16 78 78 28 141 28C196 28 237 59 256 107C275 59 316 28 371 28C434 28 496 78 496 165C496 275 388 364 256 477z"/>';
const PLUS = '<path d="M216 56h80v160h160v80H296v160h-80V296H56v-80h160z"/>';
const MINUS = '<path d="M56 216h400v80H56z"/>';

const BODIES = {
  back: CHEVRON,
  close: cancel.body,
  gym: bullseye.body,
  settings: cog.body,
  credits: scrollQuill.body,
  reset: cycle.body,
  undo: rotation.body,
  language: talk.body,
  sound: speaker.body,
  haptics: vibratingSmartphone.body,
  motion: run.body,
  aid: targetArrows.body,
  coin: crownCoin.body,
  life: HEART,
  barred: padlock.body,
  done: checkMark.body,
  merchant: shop.body,
  healer: caduceus.body,
  altar: holyGrail.body,
  lair: crownedSkull.body,
  camp: campfire.body,
  fight: crossedSwords.body,
  here: positionMarker.body,
  star: roundStar.body,
  room: dungeonGate.body,
  more: PLUS,
  less: MINUS,
  menu: hamburgerMenu.body,
  curtain: theaterCurtains.body,
  placing: pawn.body,
  overseer: daemonSkull.body,
  resolution: twoCoins.body,
  referee: magnifyingGlass.body,
  retake: clockwiseRotation.body,
  leave: exitDoor.body,
  speed: fastForwardButton.body,
  ...CARD_BODIES,
  newGame: perspectiveDice.body,
  library: ruleBook.body,
  records: trophy.body,
  play: playButton.body,
  pause: pauseButton.body,
  next: CHEVRON_ON,
  previous: CHEVRON,
  nextFlick: nextButton.body,
  previousFlick: previousButton.body,
  remove: trashCan.body,
  rename: quillInk.body,
  share: share.body,
  open: openFolder.body,
  music: musicalNotes.body,
  players: teamIdea.body,
  length: pathDistance.body,
  extras: cardPick.body,
  pass: hand.body,
  story: spellBook.body,
  film: filmStrip.body,
} as const;

/** The pictures of the interface, by what they stand for. */
export type GlyphId = keyof typeof BODIES;

/** The outline of a picture, as SVG path data. */
export const outlineOf = (id: GlyphId): string =>
  [...BODIES[id].matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
