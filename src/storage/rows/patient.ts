/** Waits for something that may never come, but not for ever: then it counts as failed. */
export function patient<T>(coming: Promise<T>, mostMs: number): Promise<T> {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error(`no answer within ${mostMs} ms`)), mostMs);
  });
  return Promise.race([coming, tooLong]).finally(() => clearTimeout(alarm));
}
