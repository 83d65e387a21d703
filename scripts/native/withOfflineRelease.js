const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { withDangerousMod } = require('expo/config-plugins');

/**
 * The manifest of a build type outranks those of the app and of every library: what it removes is in no release, wherever it
 * came from. While the app is developed it keeps its network, which is how it gets its code.
 */
const MANIFEST = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.INTERNET" tools:node="remove"/>
</manifest>
`;

/** A released game cannot reach a network at all. */
module.exports = function withOfflineRelease(config) {
  return withDangerousMod(config, [
    'android',
    (prepared) => {
      const folder = path.join(prepared.modRequest.platformProjectRoot, 'app', 'src', 'release');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'AndroidManifest.xml'), MANIFEST);
      return prepared;
    },
  ]);
};
