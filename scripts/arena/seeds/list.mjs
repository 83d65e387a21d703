// Which seeds are for tuning and which are spent:  npm run arena:seeds
import { runScript } from '../../lib/fault.mjs';
import { LEDGER, readLedger, told } from './ledger.mjs';

await runScript(async () => {
  const { tune, report, spent } = await readLedger();
  console.log(`${LEDGER}\nfor tuning: ${tune.map(told).join(', ')}`);
  console.log(`for reports: ${told(report)}, in blocks of ${report.width}`);
  for (const block of spent) {
    const when =
      block.on === null ? 'before the ledger was kept' : `${block.on} at ${block.commit}, ${block.fingerprint}`;
    console.log(`spent: ${told(block)}  "${block.report}"  ${when}`);
  }
});
