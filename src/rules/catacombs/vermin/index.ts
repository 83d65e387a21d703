import { allotWanderingRule } from './allotWandering';
import { chooseVariantsRule } from './chooseVariants';
import { curePoisonRule } from './curePoison';
import { settleDevourRule } from './devour';
import { releaseRule, settleReleasesRule } from './release';
import { settleClimbsRule } from './settleClimbs';
import { settleFearsRule } from './settleFears';
import { swarmAttackRule } from './swarmAttack';
import { unstackAllRule, unstackLostRule, unstackRule } from './unstack';

/** The rules of what the Vermin bring to be done, by its kind. */
export const VERMIN_RULES = {
  settleClimbs: settleClimbsRule,
  swarmAttack: swarmAttackRule,
  unstack: unstackRule,
  unstackLost: unstackLostRule,
  unstackAll: unstackAllRule,
  settleDevour: settleDevourRule,
  settleReleases: settleReleasesRule,
  release: releaseRule,
  settleFears: settleFearsRule,
  curePoison: curePoisonRule,
  allotWandering: allotWanderingRule,
  chooseVariants: chooseVariantsRule,
} as const;
