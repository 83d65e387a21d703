/** Time to spare, as a test gives it: nothing is done before. */
export function idleTime() {
  const waiting: (() => void)[] = [];
  const spy = jest.spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => {
    waiting.push(() => work({ didTimeout: true, timeRemaining: () => 0 }));
    return 0;
  });
  return {
    /** There is time for a little. */
    pass: (): void => waiting.shift()?.(),
    /** There is time for all that waits, and for what comes of it. */
    passAll: (): void => {
      for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) work();
    },
    end: (): void => spy.mockRestore(),
  };
}
