import type { Page } from 'playwright-core';

/** What was still on its way when its screen was left: nothing is wrong with it. */
const GIVEN_UP = 'net::ERR_ABORTED';

/** Everything that a player would not see but should never happen: filled while the page lives. */
export function watchForProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== GIVEN_UP) problems.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
