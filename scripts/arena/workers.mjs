import { Worker } from 'node:worker_threads';

const COUNT = 2;

/** Does one piece of work after another in workers; what comes of them stands in their own order. */
export async function inWorkers(program, jobs, game = null) {
  const workers = Array.from({ length: Math.min(COUNT, jobs.length) }, () => new Worker(program, { workerData: game }));
  const done = [];
  let next = 0;
  const work = (worker) =>
    new Promise((resolve, reject) => {
      let current = -1;
      const hand = () => {
        current = next++;
        if (current < jobs.length) worker.postMessage(jobs[current]);
        else resolve();
      };
      worker.on('message', (answer) => {
        done[current] = answer;
        hand();
      });
      worker.once('error', reject);
      hand();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return done;
}
