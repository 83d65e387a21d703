/** Every state that a disc can show, in the order in which they are laid on one another. */
export const MARK_IDS = [
  'fireWall',
  'veiled',
  'canAct',
  'selected',
  'armoured',
  'halfArmoured',
  'frozen',
  'wounded',
  'incapacitated',
  'poisoned',
  'acted',
  'barred',
  'targeted',
  'frightened',
] as const;
export type MarkId = (typeof MARK_IDS)[number];

/** Under marks are drawn between the shadow and the body, over marks after the body. */
export const MARK_LAYER: Readonly<Record<MarkId, 'under' | 'over'>> = {
  fireWall: 'under',
  armoured: 'under',
  halfArmoured: 'under',
  veiled: 'over',
  canAct: 'under',
  selected: 'under',
  frozen: 'over',
  wounded: 'over',
  incapacitated: 'over',
  poisoned: 'over',
  acted: 'over',
  barred: 'over',
  targeted: 'over',
  frightened: 'under',
};

/** What is drawn for a mark: a piece with a gauge of its life wears its wounds without the drop. */
export type DrawnMark = MarkId | 'clawed';
