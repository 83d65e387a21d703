export { Agreed } from './Agreed';
export { answerWith, type AnyAsked } from './asked';
export { AskFirst } from './AskFirst';
export { Backdrop } from './Backdrop';
export { Deciders } from './Deciders';
export { mapValues } from './mapValues';
export { OneOf, type OptionLook } from './OneOf';
export { OptionButton } from './OptionButton';
export { Options } from './Options';
export { PlacingBar } from './PlacingBar';
export { PromptPanel } from './PromptPanel';
export { Question } from './Question';
export { reasonOf } from './reasonOf';
export { Reason } from './RefusalLine';
export { SeveralOf } from './SeveralOf';
export {
  canGiveMore,
  fairShares,
  firstFrom,
  isEnough,
  NOTHING,
  shareOf,
  stepped,
  totalOf,
  type Shares,
} from './shares';
export { Stepper } from './Stepper';
export { Submit } from './Submit';
export { useForPrompt, usePicked } from '../kept';
export { useSeveral, type Several } from './useSeveral';
export { Votes } from './Votes';
