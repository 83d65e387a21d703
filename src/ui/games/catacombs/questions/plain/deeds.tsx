import { HERO_IDS, mendedLife, MONSTER_CARDS, PASS, readOption } from '../../../../../rules/catacombs';
import type { CatacombsText } from '../../../../../i18n/catacombs';
import type { OptionId } from '../../../../../rules/machine';
import type { OptionLook } from '../../../../table/question';
import { lifeOf } from '../../parts/heroesKnown';
import { heroLook, pieceLook } from '../../parts/pieceLook';
import { face } from './blows';
import type { PlainRows } from './plain';
import { Spot } from './Spot';
import { putBackMarks } from '../../parts/putBackMarks';

/** Who is driven to act at once, and how, if anybody is. */
const driven = (option: OptionId, _: unknown, t: CatacombsText): OptionLook =>
  option === PASS
    ? { note: t('prompts.nobodyDriven') }
    : { face: face(readOption(option).of), note: t('prompts.driven') };

/** What becomes of discs: who acts, who trades places, who is healed, where one is put. */
export const DEEDS: PlainRows<
  | 'putBack'
  | 'decay'
  | 'enslave'
  | 'callOn'
  | 'teleportWhom'
  | 'healWhom'
  | 'swapWith'
  | 'vanish'
  | 'takeForm'
  | 'addWandering'
  | 'ruleWhich'
> = {
  putBack: {
    look(option, { purpose }, t) {
      const mark = putBackMarks(purpose).find((one) => one.option === option);
      if (mark === undefined) return {};
      return { face: <Spot number={mark.number} />, note: t('prompts.markedOnBoard', { number: mark.number }) };
    },
  },
  decay: {
    look(option, { state }, t) {
      if (option === PASS) return { note: t('prompts.nobodyMended') };
      const piece = state.view.model.room?.pieces[readOption(option).of];
      const note =
        piece?.kind === 'monster' ? t('prompts.lifeBecomes', { life: piece.life, after: mendedLife(piece) }) : '';
      return { face: face(option), note };
    },
  },
  enslave: { look: driven },
  callOn: { look: driven },
  teleportWhom: { look: (option, { state }) => heroLook(state.view.model, option) },
  healWhom: {
    look(option, { state, purpose }) {
      const { model } = state.view;
      const hero = HERO_IDS.find((id) => id === option);
      if (hero === undefined) return heroLook(model, option);
      const { life, max } = lifeOf(model, hero);
      return heroLook(model, option, Math.min(max, life + purpose.amount));
    },
  },
  swapWith: { look: (option, { state }) => pieceLook(state.view.model, option) },
  vanish: {
    look: (option, _, t) => ({ note: t(option === 'vanish' ? 'prompts.vanishes' : 'prompts.staysThere') }),
  },
  takeForm: {
    look: (option, _, t) => ({ face: face(readOption(option).of), note: t('prompts.formTaken') }),
  },
  addWandering: {
    look(option, { words, purpose }, t) {
      if (option !== 'add') return { note: t('prompts.noWanderer') };
      const { life, gold } = MONSTER_CARDS[purpose.monster];
      const monster = words.name(purpose.monster);
      return { face: face(purpose.monster), note: t('prompts.wanderer', { monster, life, gold }) };
    },
  },
  ruleWhich: { look: (option, { state }) => pieceLook(state.view.model, option) },
};
