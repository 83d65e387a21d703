export { Cosmetic, type CosmeticProps } from './Cosmetic';
export { ifItCan, leaveOut, leftOut, type LeftOut } from './leftOut';
