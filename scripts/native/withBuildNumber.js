const PARTS = /^(\d+)\.(\d+)\.(\d+)$/;

/** Stores want a number that only grows: that of the version, three digits for each of its parts but the first. */
function buildNumberOf(version) {
  const parts = PARTS.exec(version);
  if (parts === null) throw new Error(`package.json: the stores take no version ${version}.`);
  const [major, minor, patch] = parts.slice(1).map(Number);
  return (major * 1000 + minor) * 1000 + patch;
}

/** One place says which version this is, package.json: every upload is a version of its own. */
function withBuildNumber(config) {
  const number = buildNumberOf(config.version);
  return {
    ...config,
    ios: { ...config.ios, buildNumber: String(number) },
    android: { ...config.android, versionCode: number },
  };
}

module.exports = withBuildNumber;
module.exports.buildNumberOf = buildNumberOf;
