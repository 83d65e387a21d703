export { textOf, topicName } from './pageOf';
export { RulePageView } from './RulePageView';
export { RuleLine } from './RuleLine';
export { RuleSheet, type RuleSheetProps } from './RuleSheet';
export { KEYWORDS, type RuleTopic, type ShowRule } from './topic';
export { topicOf, TOPICS } from './topicOf';
export { useRuleSheet } from './useRuleSheet';
export { useRuleTexts, type RuleTexts } from './useRuleTexts';
export { speaksOf } from './search';
