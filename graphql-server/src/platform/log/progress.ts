/** Runs a step and says so when it takes longer than a second: a person at a terminal must not wonder whether it hangs. */
export async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const timer = setTimeout(() => console.log(`${step} …`), 1_000);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
    const seconds = (performance.now() - started) / 1_000;
    if (seconds > 1) console.log(`${step}: done in ${seconds.toFixed(1)} s`);
  }
}
