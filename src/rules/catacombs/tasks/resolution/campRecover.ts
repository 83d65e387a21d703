import { amountsIn } from '../../model/answers';
import { lacks } from '../../model/subjects/life';
import { SPELL_IDS, type HeroId, type SpellId } from '../../words/ids';
import { withHero } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { seatOfHero, heroOf } from '../../model/queries';
import { healHero } from '../../model/told/heal';
import type { CatacombsPlay, RuleOf } from '../../model/types';

const LIFE = 'life';

/** What a hero could recover: life up to its start, and spent spells one by one (EXTRA-032, EXTRA-033). */
function limitsOf(model: Catacombs, id: HeroId): Readonly<Record<string, number>> {
  const { spentSpells } = heroOf(model, id);
  const spells = SPELL_IDS.flatMap((spell): [string, number][] => {
    const count = spentSpells.filter((one) => one === spell).length;
    return count > 0 ? [[spell, count]] : [];
  });
  return Object.fromEntries([[LIFE, lacks(model, id)], ...spells]);
}

function takeBack(play: CatacombsPlay, id: HeroId, spell: SpellId): void {
  const { spells, spentSpells } = heroOf(play.model, id);
  const index = spentSpells.indexOf(spell);
  const left = [...spentSpells.slice(0, index), ...spentSpells.slice(index + 1)];
  play.change(withHero(play.model, id, { spells: [...spells, spell], spentSpells: left }));
  play.emit({ kind: 'spellRecovered', spell });
}

/** Each hero up to n points, in any mix; only who can take spells back has to choose. */
export const campRecoverRule: RuleOf<'campRecover'> = {
  run(play, { heroes, points }) {
    const [hero, ...rest] = heroes;
    if (hero === undefined) return;
    if (heroOf(play.model, hero).spentSpells.length === 0) {
      play.next({ kind: 'campRecover', heroes: rest, points });
      return healHero(play, hero, points, { by: 'camp', rule: 'EXTRA-032' }); // SOL-267
    }
    play.ask(
      [seatOfHero(play.model, hero)],
      { kind: 'campRecover', hero, points },
      { kind: 'amounts', limits: limitsOf(play.model, hero), minTotal: 0, maxTotal: points, unit: 1 },
    );
  },
  answer(play, { heroes, points }, answer) {
    const [hero, ...rest] = heroes;
    if (hero === undefined) return;
    const amounts = amountsIn(answer);
    healHero(play, hero, amounts[LIFE] ?? 0, { by: 'camp', rule: 'EXTRA-032' });
    for (const spell of SPELL_IDS) {
      for (let count = amounts[spell] ?? 0; count > 0; count--) takeBack(play, hero, spell);
    }
    play.next({ kind: 'campRecover', heroes: rest, points });
  },
};
