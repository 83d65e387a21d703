import { readFileSync } from 'node:fs';
import { getQuickJS } from 'quickjs-emscripten';

/** A shell for QuickJS, which npm has as a library only: `node quickjs.mjs script.js`. */
const quickJs = await getQuickJS();
const realm = quickJs.newContext();
const print = realm.newFunction('print', (line) => console.log(realm.getString(line)));
realm.setProp(realm.global, 'print', print);
const result = realm.evalCode(readFileSync(process.argv[2], 'utf8'));
if (result.error) {
  console.error(realm.dump(result.error));
  process.exitCode = 1;
}
