import path from 'node:path';
import type { FileChooser, Page } from 'playwright-core';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { english, type Words } from '../../driver/words';

type ChosenFile = Parameters<FileChooser['setFiles']>[0];

/** The list of games, and the files that go out of it and in. */
export function recordsPage(page: Page, words: Words = english) {
  const openButtons = page.getByTestId(/^open-/);
  return {
    heading: page.getByRole('heading', { name: words('records.title'), exact: true }),
    empty: page.getByText(words('records.none'), { exact: true }),
    alert: page.getByRole('alert'),
    told: (line: string) => page.getByText(line, { exact: true }),
    game: (name: string) => page.getByRole('heading', { name, exact: true, level: 3 }),
    openButtons,
    foreign: page.getByTestId('foreign'),
    exportButton: page.getByTestId('export-all'),
    undoButton: page.getByTestId('restore'),
    importFile: async (file: ChosenFile): Promise<void> => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByTestId('import').tap();
      await (await chooser).setFiles(file);
    },
    exportAll: async (): Promise<string> => {
      const download = page.waitForEvent('download');
      await page.getByTestId('export-all').tap();
      const file = path.join(temporaryFolder(), (await download).suggestedFilename());
      await (await download).saveAs(file);
      return file;
    },
  };
}
