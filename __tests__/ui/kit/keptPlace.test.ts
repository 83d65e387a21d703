import type { Scrolled } from '../../../src/ui/kit/components/scroll/hasMoreBelow';
import { follow, keptPlace, NOWHERE } from '../../../src/ui/kit/components/scroll/keptPlace';

/** Something that scrolls, with one place kept for it, told of one change after the other. */
function reader(readPt: number, shownPt = 200, wholePt = 600) {
  const place = keptPlace();
  place.keep(readPt);
  let standing = NOWHERE;
  const sent: number[] = [];
  return {
    sent,
    read: () => place.read(),
    told(...changes: readonly Partial<Scrolled>[]): void {
      for (const change of changes) {
        const followed = follow(standing, change, place.read());
        standing = followed.standing;
        if (followed.keptPt !== null) place.keep(followed.keptPt);
        if (followed.toPt !== null) sent.push(followed.toPt);
      }
    },
    start(): void {
      this.told({ shownPt, wholePt, abovePt: readPt });
    },
  };
}

it('keeps how far down a reader goes, on and back, however slowly', () => {
  const one = reader(0);
  one.start();
  one.told({ abovePt: 120 });
  expect(one.read()).toBe(120);
  one.told({ abovePt: 40 });
  expect(one.read()).toBe(40);
  one.told({ abovePt: 41 }, { abovePt: 42 }, { abovePt: 43 });
  expect(one.read()).toBe(43);
  expect(one.sent).toEqual([]);
});

it.each([
  ['more of it is shown at once', { shownPt: 500, abovePt: 100 }],
  ['all of it is shown', { shownPt: 600, abovePt: 0 }],
  ['it has become shorter itself', { wholePt: 350, abovePt: 150 }],
  ['it is out of sight', { shownPt: 0, wholePt: 0, abovePt: 0 }],
])('keeps the place that is cut short where %s, and goes back there', (_, cut) => {
  const one = reader(300);
  one.start();
  one.told(cut, { abovePt: cut.abovePt });
  expect(one.read()).toBe(300);
  one.told({ shownPt: 200, wholePt: 600 });
  expect(one.sent).toEqual([300]);
});

it('goes as far back as there is, and on where there is more', () => {
  const one = reader(300);
  one.start();
  one.told({ shownPt: 600 }, { abovePt: 0 }, { shownPt: 450 }, { abovePt: 150 }, { shownPt: 200 }, { abovePt: 300 });
  expect(one.sent).toEqual([150, 300]);
  expect(one.read()).toBe(300);
});

it('goes back once more where it has been cut short on its way', () => {
  const one = reader(300);
  one.start();
  one.told({ shownPt: 400, abovePt: 60 }, { abovePt: 0 }, { abovePt: 200 });
  expect(one.sent).toEqual([200, 200]);
  expect(one.read()).toBe(300);
});

it('keeps what is read in another shape', () => {
  const one = reader(300);
  one.start();
  one.told({ shownPt: 400 }, { abovePt: 200 }, { abovePt: 90 });
  expect(one.read()).toBe(90);
  one.told({ shownPt: 200 });
  expect(one.sent).toEqual([]);
});

it('knows of a cut that nobody tells', () => {
  const one = reader(300);
  one.start();
  one.told({ shownPt: 600 }, { shownPt: 200 });
  expect(one.sent).toEqual([300]);
});
