const path = require('node:path');

const MODULE = path.join('src', 'session', 'thinkers', 'runtime', 'thoughtProgram.ts');
const PLACE = /(["'`])\(here stands the program that thinks\)\1/g;

/**
 * Puts the program that thinks into the bundles of phones. When a bundle is written and not when its files are transformed:
 * what Metro transforms it keeps, and would go on with a program of older rules; asking it to forget all it keeps whenever
 * a rule changes would cost every build a minute.
 */
function withThoughtProgram(config, makeProgram = thoughtProgram) {
  const write = config.serializer.customSerializer;
  config.serializer.customSerializer = async (entryPoint, preModules, graph, options) =>
    write(entryPoint, preModules, await withProgramIn(graph, makeProgram), options);
  return config;
}

const thoughtProgram = async () => (await import('./thoughtProgram.mjs')).thoughtProgram();

/** The same graph where it has no such module, or is that of an app that is being developed. */
async function withProgramIn(graph, makeProgram) {
  const found = [...graph.dependencies].find(([file]) => file.endsWith(path.sep + MODULE));
  if (found === undefined || graph.transformOptions.dev) return graph;
  const [file, module] = found;
  const text = JSON.stringify(await makeProgram());
  return { ...graph, dependencies: new Map(graph.dependencies).set(file, withText(module, text)) };
}

function withText(module, text) {
  let places = 0;
  const output = module.output.map((one) => {
    const code = one.data.code.replace(PLACE, () => {
      places += 1;
      return text;
    });
    return { ...one, data: { ...one.data, code } };
  });
  if (places !== 1) throw new Error(`${MODULE} has ${places} places for the program that thinks: it must have one.`);
  return { ...module, output };
}

module.exports = { withThoughtProgram };
