export { textOf, topicName } from '../games/catacombs/help/pageOf';
export { RulePageView } from './RulePageView';
export { RuleLine, type RuleLineProps } from './RuleLine';
export { RuleSheet } from './RuleSheet';
export type { RuleTopic, ShowRule } from '../games/catacombs/help/topic';
export { topicOf, TOPICS } from '../games/catacombs/help/topicOf';
export { useRuleTexts, type RuleTexts } from './useRuleTexts';
export { bestOf } from './search';
