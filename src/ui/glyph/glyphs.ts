import bullseye from '@iconify-icons/game-icons/bullseye';
import cog from '@iconify-icons/game-icons/cog';
import cycle from '@iconify-icons/game-icons/cycle';
import rotation from '@iconify-icons/game-icons/anticlockwise-rotation';
import run from '@iconify-icons/game-icons/run';
import scrollQuill from '@iconify-icons/game-icons/scroll-quill';
import speaker from '@iconify-icons/game-icons/speaker';
import talk from '@iconify-icons/game-icons/talk';
import targetArrows from '@iconify-icons/game-icons/target-arrows';
import vibratingSmartphone from '@iconify-icons/game-icons/vibrating-smartphone';
import cancel from '@iconify-icons/game-icons/cancel';

const CHEVRON = '<path d="M330 56L130 256l200 200 62-62-138-138 138-138z"/>';

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
} as const;

/** The pictures of the interface, by what they stand for. */
export type GlyphId = keyof typeof BODIES;

/** The outline of a picture, as SVG path data. */
export const outlineOf = (id: GlyphId): string =>
  [...BODIES[id].matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
