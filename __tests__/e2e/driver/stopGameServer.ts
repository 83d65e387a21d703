export default async function stopGameServer(): Promise<void> {
  await Promise.all((globalThis.browserServers ?? []).map((server) => server.close()));
  await globalThis.gameServer?.stop();
}
