import { inSentences } from '../../src/ui/components/inSentences';

it.each([
  [['Pay', 'The gold is paid.', 'Too little gold.'], 'Pay. The gold is paid. Too little gold.'],
  [['Camp here?', null, 'A tie means no.'], 'Camp here? A tie means no.'],
  [['Alone', '', undefined], 'Alone'],
])('%j is said with one stop after each', (parts, said) => {
  expect(inSentences(...parts)).toBe(said);
});
