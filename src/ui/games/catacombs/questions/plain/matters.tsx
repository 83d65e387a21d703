import { ARTEFACT_CARDS, earned, FIVE_VERMIN, KEEP, REMEDIES } from '../../../../../rules/catacombs';
import { UI } from '../../../../../theme';
import { Glyph } from '../../../../kit/glyph';
import { Agreed } from '../../../../table/question';
import { CostCircles, FamilyMark, Gold } from '../../cards';
import { heroesAt, heroWith } from '../../parts/heroesKnown';
import { taskNow } from '../../parts/taskNow';
import { face, FACE_PT } from './blows';
import type { PlainRows } from './plain';

/** What is settled around the table: cards, gold, and what all agree on. */
export const MATTERS: PlainRows<
  'corrode' | 'keepItem' | 'payArtefact' | 'chooseShortfall' | 'payFirst' | 'handOver' | 'agreeHandOver' | 'agreeRemedy'
> = {
  corrode: { look: (_, __, t) => ({ note: t('prompts.cardLost') }) },
  keepItem: {
    look: (option, _, t) => ({ note: t(option === 'keepCard' ? 'prompts.keptAsleep' : 'prompts.leftInDeck') }),
  },
  payArtefact: {
    above: ({ words, purpose }) => (
      <CostCircles cost={ARTEFACT_CARDS[purpose.artefact].cost} words={words} colour={UI.muted} />
    ),
    look: (option, _, t) => ({
      face: option === FIVE_VERMIN ? <FamilyMark family="vermin" sizePt={FACE_PT} /> : face(option),
      note: t('prompts.backToReserve'),
    }),
  },
  chooseShortfall: { look: (option, _, t) => ({ face: face(option), note: t('prompts.oneFewer') }) },
  payFirst: {
    look(option, { state }) {
      const hero = heroWith(option);
      if (hero === null) return {};
      return { face: face(hero), detail: <Gold gold={earned(state.view.model, hero)} colour={UI.gold} /> };
    },
  },
  handOver: {
    look(option, { words, state }, t) {
      if (option === KEEP) {
        return {
          face: <Glyph id="lair" sizePt={28} colour={UI.gold} />,
          label: t('prompts.goOn'),
          note: t('prompts.changesNothing'),
        };
      }
      const remedy = REMEDIES.find((one) => one === option);
      if (remedy !== undefined) return { note: t(`newGame.extraText.${remedy}`) };
      const heroes = heroesAt(state.view.model, option).map(words.name).join(', ');
      return { note: t('prompts.tradesPlaces', { heroes }) };
    },
  },
  agreeHandOver: {
    look: (option, _, t) =>
      option === 'agree'
        ? { label: t('prompts.agree'), note: t('prompts.agreeHandOver') }
        : { note: t('prompts.refuseHandOver') },
    below: ({ words, state }) => <Agreed words={words} seats={taskNow(state.view, 'agreeHandOver')?.agreed ?? []} />,
  },
  agreeRemedy: {
    look: (option, { purpose }, t) =>
      option === 'agree'
        ? { label: t('prompts.agree'), note: t(`newGame.extraText.${purpose.remedy}`) }
        : { note: t('prompts.refuseHandOver') },
    below: ({ words, state }) => <Agreed words={words} seats={taskNow(state.view, 'agreeRemedy')?.agreed ?? []} />,
  },
};
