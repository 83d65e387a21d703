export { createFeedback, type Feedback, type FlickShowing } from './createFeedback';
export type { SoundingDisc } from './score/blow';
export type { FeedbackSettings } from './settings';
