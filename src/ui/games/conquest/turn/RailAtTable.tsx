import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtTable } from '../../../game';
import type { ConquestSpeech } from '../words';
import { litOf } from './steps';
import { stepName } from './stepName';
import { stepsNow } from './turnNow';
import { TurnRail } from './TurnRail';

/** In fewer steps than this each has its name. */
const NAMED_STEPS = 8;

export interface RailAtTableProps extends Pick<AtTable<ConquestPlayed, ConquestSpeech>, 'state' | 'words'> {
  /** For the names of its steps as well. */
  readonly hasRoom: boolean;
}

/** The rail of the turn that runs, and where on it the telling has come to. */
export function RailAtTable({ state, words, hasRoom }: RailAtTableProps) {
  const { t } = words;
  const steps = stepsNow(state, state.view);
  const names = steps.map((step) => stepName(step, words));
  const lit = litOf(steps, state.shown.step);
  const now = steps[lit];
  const spoken =
    now === undefined
      ? t('conquest.rail.none', { steps: names.join(', ') })
      : t('conquest.rail.spoken', { step: stepName(now, words), nth: lit + 1, of: steps.length });
  return (
    <TurnRail steps={steps} lit={lit} names={names} spoken={spoken} hasNames={hasRoom && steps.length < NAMED_STEPS} />
  );
}
