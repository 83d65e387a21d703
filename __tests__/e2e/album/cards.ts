import type { Visit } from '../driver/visit';

/** Waits until the table shows a card that waits for its reader, or asks something: whether it is the card. */
export async function isCardShown({ page }: Visit): Promise<boolean> {
  const found = await page.waitForFunction(() => {
    const has = (testId: string) => document.querySelector(`[data-testid="${testId}"]`) !== null;
    if (has('event-done')) return 'card';
    return has('hurry') ? null : 'question';
  });
  return (await found.jsonValue()) === 'card';
}

/** The card is laid aside, and the table tells or asks something else. */
export async function putAway({ page }: Visit): Promise<void> {
  const line = page.getByTestId('prompt');
  const told = await line.innerText();
  await page.getByTestId('event-done').tap();
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('[data-testid="prompt"]')?.innerText !== old,
    told,
  );
}

/** Looks at every card that waits, one after the other, until something is asked. */
export async function throughCards(visitor: Visit, lookAt: (card: number) => Promise<void>): Promise<void> {
  for (let card = 1; await isCardShown(visitor); card++) {
    await lookAt(card);
    await putAway(visitor);
  }
}
