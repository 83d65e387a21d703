import { sizeWords } from '../../src/ui/settings/sizeWords';
import { textOf } from '../support/words';

const said = (language: 'en' | 'fr', bytes: number): string => {
  const format = new Intl.NumberFormat(language);
  return sizeWords(bytes, textOf(language), (value) => format.format(value)).replaceAll('\u00a0', ' ');
};

it.each([
  [0, '0 MB', '0 Mo'],
  [400_000, '1 MB', '1 Mo'],
  [10_770_000, '11 MB', '11 Mo'],
  [10_770_000_000, '10.8 GB', '10,8 Go'],
])('%i bytes', (bytes, english, french) => {
  expect([said('en', bytes), said('fr', bytes)]).toEqual([english, french]);
});
