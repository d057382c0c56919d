/** Runs work in the order in which it comes, and never more than so many at the same time. */
export function fewAtOnce(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  function startNext(): void {
    if (running >= most) return;
    const start = queue.shift();
    if (!start) return;
    running += 1;
    start();
  }
  return async (work) => {
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
