import type { CatacombsText } from '../../../../../i18n/catacombs';
import { heroesOf, lethalPoison, PASS, poisonTotal, readOption, type Catacombs } from '../../../../../rules/catacombs';
import type { OptionId } from '../../../../../rules/machine';
import type { ShownTable } from '../../../../../session/catacombs';
import { UI } from '../../../../../theme';
import { Glyph } from '../../../../kit/glyph';
import { lastHappened } from '../../parts/lastHappened';
import { face } from './blows';
import type { PlainRows } from './plain';

const CARD = /^(?:(.+)>)?poison-(\d+)$/;

/** What a hero would be left with, were one of its Poison cards to go: `poison-3`, or `hero:elf>poison-3`. */
function noteOfPoison(model: Catacombs, option: OptionId, t: CatacombsText, holder?: string): string {
  const [, owner = holder, value] = CARD.exec(option) ?? [];
  const hero = heroesOf(model).find(({ id }) => id === owner);
  if (hero === undefined) return '';
  const poison = poisonTotal(hero);
  return t('prompts.poisonAfter', { poison, left: poison - Number(value), lethal: lethalPoison(hero.id) });
}

const ratsOn = ({ pieces }: ShownTable, id: string): number => pieces[id]?.swarm.length ?? 0;

/** Fear, rats and poison. */
export const VERMIN: PlainRows<'frighten' | 'climb' | 'swarmAttack' | 'curePoison' | 'cureWhom'> = {
  frighten: {
    cause: (asked) => lastHappened(asked, (event) => event.kind === 'damaged'),
    look(option, { state }, t) {
      if (option === PASS) return { note: t('prompts.nobodyFlees') };
      const isLaden = (state.view.model.room?.stacks ?? []).some(({ on }) => on === option);
      return { face: face(option), note: t(isLaden ? 'prompts.fleesLaden' : 'prompts.flees') };
    },
  },
  climb: {
    cause: (asked) => lastHappened(asked, (event) => event.kind === 'struck'),
    look: (option, { state }, t) => ({
      face: face(option),
      note: t('prompts.climbed', { rats: ratsOn(state.shown, option) }),
    }),
  },
  swarmAttack: {
    cause: (asked) => lastHappened(asked, (event) => event.kind === 'climbed'),
    look(option, { purpose, state }, t) {
      const hero = heroesOf(state.view.model).find(({ id }) => id === purpose.on);
      if (hero === undefined) return { note: '' };
      const { life } = hero;
      if (option === 'bite') return { note: t('prompts.swarmBites', { life, after: life - 1 }) };
      return { note: t('prompts.swarmPoisons', { poison: poisonTotal(hero), lethal: lethalPoison(hero.id) }) };
    },
  },
  curePoison: {
    look: (option, { state, purpose }, t) => ({
      face: <Glyph id="poison" sizePt={36} colour={UI.green} />,
      note: noteOfPoison(state.view.model, option, t, purpose.hero),
    }),
  },
  cureWhom: {
    look: (option, { state }, t) => ({
      face: face(readOption(option).of),
      note: noteOfPoison(state.view.model, option, t),
    }),
  },
};
