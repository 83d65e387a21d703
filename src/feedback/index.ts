export { createFeedback, type Feedback, type FlickShowing } from './createFeedback';
export type { Cue } from './music/catalogue';
export type { SoundingDisc } from './score/blow';
export type { FeedbackSettings } from './settings';
