import type { SomeLines } from './line';

/** What the Vermin bring to be asked. */
export const verminLines = {
  frighten: ({ heroes: [hero, ...others] }, { the }) =>
    hero === undefined || others.length > 0
      ? { key: 'frighten' }
      : { key: 'frightenLaden', values: { hero: the(hero) } },
  climb: ({ piece }, { the }) => ({ key: 'climb', values: { piece: the(piece) } }),
  swarmAttack: ({ on }, { the }) => ({ key: 'swarmAttack', values: { on: the(on) } }),
  placeSwarm: ({ on }, { the }) => ({ key: 'placeSwarm', values: { on: the(on) } }),
  placeRats: () => ({ key: 'placeRats' }),
  placeFreed: ({ hero }, { the }) => ({ key: 'placeFreed', values: { hero: the(hero) } }),
  curePoison: ({ hero }, { the }) => ({ key: 'curePoison', values: { hero: the(hero) } }),
  cureWhom: () => ({ key: 'cureWhom' }),
  payVermin: ({ artefact }, { name }) => ({ key: 'payVermin', values: { artefact: name(artefact) } }),
  allotWandering: ({ symbols }) => ({ key: 'allotWandering', values: { symbols: String(symbols) } }),
  chooseVariants: () => ({ key: 'chooseVariants' }),
} satisfies SomeLines;
