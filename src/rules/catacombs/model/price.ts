/** What something takes of each track. */
export interface Price {
  readonly magic: number;
  readonly life: number;
}
