import { savingOf, savingWords } from '../../src/ui/files/saving';
import { saveTextFile } from '../../src/ui/files/saveTextFile.web';
import { textOf } from '../support/words';

const t = textOf('en');
const NAME = 'dragon.pichenette.json';

it('says where a browser has put a file, which it does without a word', async () => {
  const clicks: string[] = [];
  const link = { href: '', download: '', click: () => clicks.push(link.download) };
  Object.assign(globalThis, { document: { createElement: () => link } });
  const urls = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const saving = savingOf(NAME, await saveTextFile({ name: NAME, text: '{}' }));
  urls.mockRestore();
  expect(clicks).toEqual([NAME]);
  expect(saving && savingWords(saving, t)).toBe(`Saved as ${NAME}, where this browser puts its downloads.`);
});

it('says nothing where the sheet of the system has asked', () => {
  expect(savingOf(NAME, { ok: true, value: 'handedOver' })).toBeNull();
});

it('says that nothing was saved', () => {
  const saving = savingOf(NAME, { ok: false, error: 'notSaved' });
  expect(saving && savingWords(saving, t)).toBe('The file could not be written.');
});
