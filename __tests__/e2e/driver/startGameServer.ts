import path from 'node:path';
import { startServer, type RunningServer } from '../../support/webServer';

declare global {
  var gameServer: RunningServer | undefined;
}

/** One server for all tests; its address reaches the workers through the environment. */
export default async function startGameServer(): Promise<void> {
  globalThis.gameServer = await startServer(path.resolve(__dirname, '../../../dist'));
  process.env.GAME_URL = globalThis.gameServer.url;
}
