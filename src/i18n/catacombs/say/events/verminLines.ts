import { causeOf, type SomeLines } from './line';

/** What happens with Vermin about. */
export const verminLines = {
  poisoned: ({ hero, by, poison, total, lethal }, { the }) => ({
    key: 'poisoned',
    values: { hero: the(hero), by: the(by), poison: String(poison), total: String(total), lethal: String(lethal) },
  }),
  cured: ({ hero, poison, total, cause }, speaker) => ({
    key: cause.rule === 'VERM-045' ? 'curedWholly' : 'cured',
    values: {
      hero: speaker.the(hero),
      poison: String(poison),
      total: String(total),
      cause: causeOf(cause, speaker),
    },
  }),
  climbed: ({ piece, on, count }, { the }) => ({
    key: 'climbed',
    values: { piece: the(piece), on: the(on), count: String(count) },
  }),
  swarmed: ({ on }, { the }) => ({ key: 'swarmed', values: { on: the(on) } }),
  verminWander: ({ monsters }, { names }) => ({ key: 'verminWander', values: { monsters: names(monsters) } }),
  variantChosen: ({ monster, variant }, { name }) => ({
    key: 'variantChosen',
    values: { monster: name(monster), variant: name(variant) },
  }),
  devoured: ({ hero, by }, { the }) => ({ key: 'devoured', values: { hero: the(hero), by: the(by) } }),
} satisfies SomeLines;
