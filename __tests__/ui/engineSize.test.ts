import { statSync } from 'node:fs';
import { download } from '../../src/ui/app/boot/download';
import { ENGINE_BYTES } from '../../src/ui/app/boot/engineFile';

it('expects the engine to be as large as it is, or its progress would lie', () => {
  expect(statSync(require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm')).size).toBe(ENGINE_BYTES);
});

describe('download', () => {
  const address = (bytes: number): string =>
    `data:application/octet-stream;base64,${Buffer.alloc(bytes).toString('base64')}`;

  it('gives back the whole file and tells how much of it is here, never more than all', async () => {
    const shares: number[] = [];
    const blob = await download(address(90_000), 'application/wasm', 60_000, (share) => shares.push(share));
    expect(blob).toMatchObject({ size: 90_000, type: 'application/wasm' });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});
