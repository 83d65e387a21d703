export { KEYWORDS, type Keyword, type RuleTopic, type ShowRule } from './topic';
export { topicOf, TOPICS } from './topicOf';
