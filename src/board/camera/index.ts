export {
  doubleTapped,
  limited,
  pinched,
  projectionOf,
  toBoard,
  toScreen,
  wholeBoard,
  type BoardSize,
  type Camera,
  type Pinch,
  type Projection,
  type Viewport,
} from './camera';
