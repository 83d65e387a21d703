export { gymModule } from './module';
export type { GymChoices, GymPlayed, GymShown, GymSummary } from './played';
export { practise } from './practise';
