/** "4+5D", "2+1D3": what is thrown for an amount (REIGN-013, REIGN-014, REIGN-015). */
export interface Amount {
  readonly flat: number;
  readonly dice: number;
  readonly thirds: number;
}
