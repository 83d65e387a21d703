import { resolve } from 'node:path';
import { endOnInterrupt } from './lib/children.mjs';
import { Fault, runScript } from './lib/fault.mjs';
import { serveWeb } from './lib/webServer.mjs';

/** Serves one folder to this machine alone and prints the address as JSON: what the browser tests run against. */
endOnInterrupt();
await runScript(async () => {
  const [folder, port = '0'] = process.argv.slice(2);
  if (!folder) throw new Fault('Name the folder to serve: node scripts/serve.mjs dist');
  const server = await serveWeb(resolve(folder), { port: Number(port), host: '127.0.0.1' });
  console.log(JSON.stringify({ url: `http://localhost:${server.port}` }));
});
