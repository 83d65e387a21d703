export { textOf, topicName } from './pageOf';
export { RulePageView } from './RulePageView';
export { RuleLine, type RuleLineProps } from './RuleLine';
export { RuleSheet } from './RuleSheet';
export type { RuleTopic, ShowRule } from './topic';
export { topicOf, TOPICS } from './topicOf';
export { useRuleTexts, type RuleTexts } from './useRuleTexts';
export { bestOf } from './search';
