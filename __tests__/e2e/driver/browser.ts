import { chromium, type Browser } from 'playwright-core';

/** WebGL 2 without a graphics card, and nothing that reaches for the network by itself. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

let shared: Promise<Browser> | null = null;

/** One browser for all tests of a file; each test gets a context of its own. */
export function browser(): Promise<Browser> {
  shared ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: FLAGS,
    ignoreDefaultArgs: ['--headless'],
  });
  return shared;
}

afterAll(async () => {
  await (await shared)?.close();
  shared = null;
});
