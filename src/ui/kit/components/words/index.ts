export { Unseen } from './Unseen';
export { Words } from './Words';
