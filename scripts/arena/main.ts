export { boutsOf } from './plan';
export { tellBout } from './tell';
