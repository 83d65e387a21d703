import { parentPort, workerData } from 'node:worker_threads';
import { arenaAsked } from './arenas';

const asked = arenaAsked((workerData as string | null) ?? undefined);
if (!asked.ok) throw new Error(asked.error);
const { row } = asked.value;

parentPort?.on('message', (job: unknown) => parentPort?.postMessage(row.carryOut(job as never)));
