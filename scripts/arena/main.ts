export { boutsOf } from './plan';
