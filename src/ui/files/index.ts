export { fileNameOf } from './fileName';
export { handFile, takeFiles } from './handedFile';
export { listenForFiles, type Incoming } from './incoming';
export { openTextFile } from './openTextFile';
export { SavedLine } from './SavedLine';
export { saveTextFile } from './saveTextFile';
export { savingOf, savingWords, type Saving } from './saving';
export type { OpenedFile, OpenFault, SaveFault, TextFile } from './textFile';
