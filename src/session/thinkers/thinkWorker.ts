import { BRAINS } from '../../ai/brains';
import type { Job } from '../game/thinker';
import { thoughtReply } from './thoughtReply';

/** Inside the worker: jobs come in, replies go out. */
globalThis.onmessage = ({ data }: MessageEvent<Job>) => globalThis.postMessage(thoughtReply(BRAINS, data));
