import { parseArgs } from 'node:util';
import { buildWeb, prepareCanvasKit, webFolder } from './lib/buildWeb.mjs';
import { endOnInterrupt } from './lib/children.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { Fault, runScript } from './lib/fault.mjs';
import { startExpo } from './lib/startExpo.mjs';
import { networkAddress, serveWeb } from './lib/webServer.mjs';

const DEFAULT_PORT = 8080;
const HELP = `npm run play                  build the game and play it in a browser
npm run play -- --port 3000   on another port (a busy port is passed over)
npm run play -- --dev         Expo's development server: QR code for phones, hot reload`;

function readOptions() {
  const advice = 'Options are --port N, --dev and --help.';
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, dev: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    const isPort = port === undefined || (Number.isInteger(port) && port >= 0 && port <= 65_535);
    if (!isPort) throw new Fault(`${values.port} is no port: choose a number up to 65535.`);
    return { ...values, port };
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(`${error.message.split('. ')[0]}. ${advice}`);
  }
}

async function playInBrowser(port = DEFAULT_PORT) {
  endOnInterrupt();
  await ensurePackages();
  await buildWeb();
  const server = await serveWeb(webFolder, { port });
  const address = networkAddress();
  const onPhone = address ? `, on a phone in the same network http://${address}:${server.port}` : '';
  console.log(`Play at http://localhost:${server.port}${onPhone} (Ctrl-C ends it)`);
}

async function playOnPhone(port) {
  await ensurePackages();
  await prepareCanvasKit();
  await startExpo(port);
}

await runScript(async () => {
  const { dev, help, port } = readOptions();
  if (help) console.log(HELP);
  else if (dev) await playOnPhone(port);
  else await playInBrowser(port);
});
