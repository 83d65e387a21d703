export { KEPT_TALLIES } from './keptTallies';
export { readStatistics, type PlayerStatistics } from './statistics';
