import { isCutShort, wayBackTo } from '../../../src/ui/kit/components/scroll/keptPlace';

/** So much of 600 pt is shown, from there. */
const at = (abovePt: number, shownPt: number, wholePt = 600) => ({ abovePt, shownPt, wholePt });

describe('what has been read so far', () => {
  const read = at(300, 200);

  it.each([
    ['is cut short where more of it is shown at once', at(100, 500), true],
    ['is cut short where all of it is shown', at(0, 600), true],
    ['is cut short where it has become shorter itself', at(150, 200, 350), true],
    ['is not where the reader has scrolled back', at(120, 200), false],
    ['is not where the reader scrolls back in another shape', at(120, 400), false],
    ['is not where the reader has gone on', at(400, 200), false],
  ])('%s', (_, now, isCut) => expect(isCutShort(read, now)).toBe(isCut));

  it.each([
    ['goes back to where it was', at(0, 200), 300],
    ['goes back as far as there is', at(0, 450), 150],
    ['stays where all of it is shown', at(0, 600), null],
    ['stays where it is already', at(300, 200), null],
    ['stays where the reader has gone on', at(380, 200), null],
  ])('%s', (_, now, toPt) => expect(wayBackTo(read, now)).toBe(toPt));
});
