import type { Asked } from '../../ai';
import { thoughtReply } from './thoughtReply';

/** Inside the worker: questions come in, answers go out. */
globalThis.onmessage = ({ data }: MessageEvent<Asked>) => globalThis.postMessage(thoughtReply(data));
