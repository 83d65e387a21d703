export default async function stopGameServer(): Promise<void> {
  await globalThis.gameServer?.stop();
}
