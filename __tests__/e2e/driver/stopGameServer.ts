import { close } from './workerBrowser.js';

export default async function stopGameServer(): Promise<void> {
  // Tests that are few run in this very process.
  await close();
  await globalThis.gameServer?.stop();
}
