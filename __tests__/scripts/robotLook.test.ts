import { signatureOf, type Look } from '../e2e/player/look';

const AT = { x: 0, y: 0 };

/** At a Healer with one purse alone: gold is taken without a question, and the same is asked again. */
const healer = (gold: number): Look => ({
  prompt: 'Heroes: what do you buy?',
  question: `Healing touch\nGold: ${gold}`,
  discs: [],
  shots: [],
  controls: [
    { label: 'Elf', testId: 'option-hero:elf>service:healing-touch', at: AT },
    { label: 'Leave', testId: 'option-leave', at: AT },
  ],
  isTelling: false,
});

it('a robot tells a question that comes again from one that was not answered', () => {
  expect(signatureOf(healer(600))).not.toBe(signatureOf(healer(300)));
  expect(signatureOf(healer(600))).toBe(signatureOf(healer(600)));
});

it('a robot takes what only moves for the same', () => {
  const { controls, ...rest } = healer(600);
  const moved = { ...rest, controls: controls.map((control) => ({ ...control, at: { x: 9, y: 9 } })) };
  expect(signatureOf(moved)).toBe(signatureOf(healer(600)));
});
