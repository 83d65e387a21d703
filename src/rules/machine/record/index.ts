export { faultOf, placeOf, sayFault, type FileFault } from './fileFault';
export {
  readRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  recordOf,
  writeRecord,
  type GameRecord,
  type RecordBook,
  type RecordTable,
} from './gameRecord';
export { gameNamed } from './gameNamed';
export { MAX_FILE_CHARS, readFormat, type FileFormat } from './readFormat';
export { completeStep, notStarted, replay, withGivenFaces, type Replayed, type TakenBack } from './replay';
export { changesIn, withChange } from './changes';
export {
  readSight,
  SIGHT_FORMAT,
  SIGHT_VERSION,
  writeSight,
  type Sight,
  type SightChange,
  type SightStep,
} from './sight';
export { stateHash } from './stateHash';
export {
  amountsSchema,
  answeredBy,
  chooseSchema,
  retakeSchema,
  seatSchema,
  undoSchema,
  type WrittenTakingBack,
} from './stepSchemas';
