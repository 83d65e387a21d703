import { parentPort } from 'node:worker_threads';
import { carryOut, type Job } from './job';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(carryOut(job)));
