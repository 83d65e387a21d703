const PERMISSION = /<uses-permission(?:-sdk-\d+)?\s[^>]*>/g;
const nameIn = (element) => /android:name="([^"]+)"/.exec(element)?.[1] ?? '';
const isRemoval = (element) => element.includes('tools:node="remove"');

function inManifest(xml) {
  const elements = xml.replace(/<!--[\s\S]*?-->/g, '').match(PERMISSION) ?? [];
  return {
    asked: elements.filter((element) => !isRemoval(element)).map(nameIn),
    removed: elements.filter(isRemoval).map(nameIn),
  };
}

/**
 * What Android's merger makes of manifests, of which each outranks those after it: a permission that is asked for by one is
 * in the app unless one that ranks higher removes it.
 */
export function mergedPermissions(manifests) {
  const removed = new Set();
  const asked = new Set();
  for (const xml of manifests) {
    const own = inManifest(xml);
    for (const name of own.asked) if (!removed.has(name)) asked.add(name);
    for (const name of own.removed) removed.add(name);
  }
  return [...asked].sort();
}
