export { WishesSheet } from './WishesSheet';
export { WishRows } from './WishRows';
