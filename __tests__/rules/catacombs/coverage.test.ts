import { citedIn, readCitations, readRulebook } from './support/citations';
import uncited from './uncited.json';

const rulebook = readRulebook();
const citations = readCitations();

describe('which rules the tests speak of', () => {
  it('reads ids from the names of tests that run', () => {
    const id = ['BASE', '001'].join('-');
    const sources = [`it('${id}: …', run)`, `describe("${id}", run)`, `it.each([1, 2])('${id} %i', run)`];
    expect(sources.map(citedIn)).toEqual([[id], [id], [id]]);
    expect(citedIn(`it.skip('${id}', run); // ${id}\nexpect('${id}')`)).toEqual([]);
  });

  it('knows all three rulebooks whole', () => {
    expect(rulebook.ids).toHaveLength(423 + 273 + 209);
    expect(new Set(rulebook.ids).size).toBe(rulebook.ids.length);
  });

  it('cites every rule, or says why it cannot be tested: the list of the rest only shrinks', () => {
    const open = rulebook.ids.filter((id) => !citations.has(id) && !rulebook.untested.has(id));
    expect(open).toEqual(uncited);
  });

  it('cites no rule that the rulebook does not have', () => {
    expect([...citations].filter((id) => !rulebook.ids.includes(id))).toEqual([]);
  });

  it('gives up only rules that exist, that no test cites, and with a reason', () => {
    const excused = [...rulebook.untested];
    expect(excused.filter(([id]) => !rulebook.ids.includes(id) || citations.has(id))).toEqual([]);
    expect(excused.filter(([, why]) => why.length < 10)).toEqual([]);
  });
});
