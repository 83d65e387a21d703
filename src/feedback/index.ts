export { createFeedback, type Feedback, type FilmShowing, type SoundCatalogue } from './createFeedback';
export type { Bed, Music, Recording } from './music/music';
export type { Heard } from './score/heard';
export type { MaterialOf, SoundingDisc, SoundingFlick } from './score/heardOfFlick';
export type { Impact } from './score/impact';
export type { FeedbackSettings } from './settings';
export { MATERIALS, type Material } from './sounds/materials';
