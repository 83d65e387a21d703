import { runModule } from '../support/runModule';

/** What the ledger says of these, in a run of its own. */
function asked<T>(code: string): T {
  const { printed, complained } = runModule(`
    import { readLedger, taken, textOf, whyNotPlayed } from './scripts/arena/seeds/ledger.mjs';
    const ledger = { tune: [{ from: 0, to: 99 }], report: { from: 1000, to: 1019, width: 10 }, spent: [
      { from: 1000, to: 1009, report: 'spring', on: '2026-04-01', commit: 'abc', fingerprint: 'f1' },
      { from: 200, to: 220, report: 'old', on: null, commit: null, fingerprint: null }] };
    const found = (() => { ${code} })();
    console.log(JSON.stringify(await found));`);
  expect(complained).toBe('');
  return JSON.parse(printed) as T;
}

it('says of spent seeds what they were spent on and where that stands', () => {
  const [tuned, spent, edge, kept, old] = asked<(string | null)[]>(`
    return [[0, 40], [1003, 1004], [90, 110], [1015, 1016], [220, 230]].map(([from, to]) => whyNotPlayed(ledger, { from, to }));`);
  expect(tuned).toBeNull();
  expect(spent).toBe(
    'Seeds 1003 to 1004 are spent: 1000 to 1009 were reported as "spring" on 2026-04-01 at abc (scripts/arena/seeds/seeds.json). Tune on 0 to 99, report on a new block.',
  );
  expect(edge).toContain('kept for reports');
  expect(kept).toContain('kept for reports');
  expect(old).toContain('"old" before the ledger was kept');
});

it('lets the very same report play its seeds again, and no other', () => {
  const claims = [
    { report: 'spring', fingerprint: 'f1' },
    { report: 'spring', fingerprint: 'f2' },
    { report: 'summer', fingerprint: 'f1' },
    { report: 'old', fingerprint: null },
  ];
  const said = asked<(string | null)[]>(`
    return ${JSON.stringify(claims)}.map((claim) => whyNotPlayed(ledger, claim.report === 'old' ? ledger.spent[1] : ledger.spent[0], claim));`);
  expect(said[0]).toBeNull();
  expect(said[1]).toContain('by another state of the code');
  expect(said[2]).toContain('reported as "spring"');
  expect(said[3]).toContain('reported as "old"');
});

it('gives a report the next block, keeps it there, and says when there is none', () => {
  const { block, again, none, text } = asked<{ block: object; again: boolean; none: string; text: string }>(`
    const now = { on: '2026-05-01', commit: 'def' };
    const claim = { report: 'summer', fingerprint: 'f2' };
    const first = taken(ledger, claim, now);
    const again = taken(first.ledger, claim, now);
    let none = '';
    try { taken(first.ledger, { report: 'autumn', fingerprint: 'f2' }, now); } catch ({ message }) { none = message; }
    return { block: first.block, again: again.block.from === 1010 && again.ledger === first.ledger, none, text: textOf(first.ledger) };`);
  expect(block).toEqual({ from: 1010, to: 1019, report: 'summer', on: '2026-05-01', commit: 'def', fingerprint: 'f2' });
  expect(again).toBe(true);
  expect(none).toContain('No block is left');
  expect((JSON.parse(text) as { spent: object[] }).spent).toHaveLength(3);
});
