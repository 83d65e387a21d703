import { asHeading, inSentences } from '../../src/ui/kit/components/letters/inSentences';

it.each([
  [['Pay', 'The gold is paid.', 'Too little gold.'], 'Pay. The gold is paid. Too little gold.'],
  [['Camp here?', null, 'A tie means no.'], 'Camp here? A tie means no.'],
  [['Alone', '', undefined], 'Alone'],
])('%j is said with one stop after each', (parts, said) => {
  expect(inSentences(...parts)).toBe(said);
});

it.each([
  ['Room revealed: Orc Kitchen.', 'Room revealed: Orc Kitchen'],
  ['And then …', 'And then …'],
  ['Last hero standing!', 'Last hero standing!'],
])('%j is the heading %j', (sentence, heading) => {
  expect(asHeading(sentence)).toBe(heading);
});
