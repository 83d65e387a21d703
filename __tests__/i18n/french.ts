/** What a French typesetter would mark: a double sign that may leave its word, a number that may lose its unit. */
export const isLoose = (text: string): boolean =>
  /(^|[^\u00a0]) [:;!?%»]|[^\u00a0 (][;!?»]|« |\d (PV|cm|pièces|000)/.test(text);

/** Words that no French sentence has. */
const ENGLISH = /\b(the|and|of|with|your|you|is|are|not|this|that|from|by|to|when|may|its|only|each)\b/i;

export const leftInEnglish = (text: string): boolean => ENGLISH.test(text.replace(/\{\{\w+\}\}/g, ''));

/** Straight quotes and three dots where the language has signs of its own. */
export const isTyped = (text: string): boolean => /['"]|\.\.\.|\s\s/.test(text);
