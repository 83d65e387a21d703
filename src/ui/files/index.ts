export { fileNameOf } from './fileName';
export { openTextFile } from './openTextFile';
export { saveTextFile } from './saveTextFile';
export type { OpenedFile, OpenFault, SaveFault, TextFile } from './textFile';
