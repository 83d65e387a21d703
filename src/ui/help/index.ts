export { RulePageView } from './RulePageView';
export { RuleLine, type RuleLineProps } from './RuleLine';
export { RuleSheet } from './RuleSheet';
export { RulesSearch, type RuleChapter } from './RulesSearch';
export { useRulebook } from './useRulebook';
export { bestOf } from './search';
