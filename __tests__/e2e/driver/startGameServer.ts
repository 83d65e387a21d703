import path from 'node:path';
import type { BrowserServer } from 'playwright-core';
import { startServer, type RunningServer } from '../../support/webServer';
import { serveBrowser } from './launchBrowser';

declare global {
  var gameServer: RunningServer | undefined;
  var browserServers: readonly BrowserServer[] | undefined;
}

/** One server for all tests and a browser for each worker; their addresses reach the workers through the environment. */
export default async function startGameServer({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  globalThis.gameServer = await startServer(path.resolve(__dirname, '../../../dist'));
  process.env.GAME_URL = globalThis.gameServer.url;
  globalThis.browserServers = await Promise.all(Array.from({ length: maxWorkers }, serveBrowser));
  process.env.BROWSER_URLS = globalThis.browserServers.map((server) => server.wsEndpoint()).join(' ');
}
