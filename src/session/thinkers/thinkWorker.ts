import type { CatacombsAsked } from '../../ai/catacombs';
import { thoughtReply } from './thoughtReply';

/** Inside the worker: questions come in, answers go out. */
globalThis.onmessage = ({ data }: MessageEvent<CatacombsAsked>) => globalThis.postMessage(thoughtReply(data));
