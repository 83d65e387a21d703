import { watchForProblems } from '../../driver/problems';
import { createTouch } from '../../driver/touch';
import { gameUrl, type Visit } from '../../driver/visit';

/** The same player opens the game once more, in another tab. */
export async function anotherTab({ context }: Visit, at: string): Promise<Visit> {
  const page = await context.newPage();
  const problems = watchForProblems(page);
  const touch = createTouch(await context.newCDPSession(page));
  await page.goto(gameUrl() + at);
  return { page, context, touch, problems };
}
