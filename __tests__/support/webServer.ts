import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './runModule';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Our own server as a process of its own, so that a test can take it away while the page lives on. */
export function startServer(folder: string, port = 0): Promise<RunningServer> {
  const script = path.join(projectRoot, 'scripts', 'serve.mjs');
  const server = spawn(process.execPath, [script, folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = () => {
    server.kill('SIGINT');
    return ended;
  };
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.once('data', (line: Buffer) => {
      const { url } = JSON.parse(String(line)) as { url: string };
      resolve({ url, stop });
    });
  });
}
