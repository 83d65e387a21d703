import type { CDPSession } from 'playwright-core';

/** What a page holds in memory when all garbage has been collected, in bytes. */
export interface HeapFigures {
  /** Objects, arrays, strings, closures: what a game is made of. */
  readonly data: number;
  /** Elements, styles and graphics of the page. */
  readonly page: number;
  /** What the engine makes of code that runs often: it grows until all has been run often enough. */
  readonly code: number;
  readonly graphicsContexts: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Until it grows no smaller: what one collection frees may hold more. */
const COLLECTIONS = 3;

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  for (let count = 0; count < COLLECTIONS; count++) await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join(''));
}

type Kind = 'data' | 'page' | 'code';

/** Compiled code of the drawing engine is counted as native memory. */
function kindOf(type: string, name: string): Kind {
  if (type === 'code' || name.includes('Wasm')) return 'code';
  return type === 'native' ? 'page' : 'data';
}

/** The memory of the drawing engine lies in one buffer, which is told apart. */
const isBuffer = (name: string): boolean => name.includes('JSArrayBufferData');

export async function heapFigures(session: CDPSession): Promise<HeapFigures> {
  const { snapshot, nodes, strings } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')];
  const figures = { data: 0, page: 0, code: 0, graphicsContexts: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? 0] ?? '';
    const name = strings[nodes[at + nameAt] ?? 0] ?? '';
    if (type === 'native' && name === 'WebGL2RenderingContext') figures.graphicsContexts += 1;
    if (!isBuffer(name)) figures[kindOf(type, name)] += nodes[at + sizeAt] ?? 0;
  }
  return figures;
}
