export { DIRECTIONS, type Quarter } from './directions';
export {
  BRIDGE,
  BULK,
  DOORWAY,
  groundOf,
  LAVA,
  LIQUID,
  MARSH,
  OBSTACLE,
  UNLAID,
  type Ground,
  type Layout,
} from './ground';
export {
  around,
  beyond,
  directionTo,
  distanceOf,
  hasFlag,
  isObstacle,
  isSquarelyBeside,
  lineOf,
  NOWHERE,
  reaches,
  spanOf,
  touches,
} from './near';
export { waysOver, type Passage } from './otherWays';
export { outwardFrom, sheetBehind, type Sheet } from './plan';
export { FOE, FRIEND, NOBODY, sees, type Looking } from './sight';
export { BARRED, CROSSED, FREE, SHUNNED, Ways, waysFrom, type Leg, type Walker } from './ways';
