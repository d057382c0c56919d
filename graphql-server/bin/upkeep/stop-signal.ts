/** Tells whether somebody has asked the command to stop: it ends with what it is doing, and may be started again. */
export function stopSignal(): () => boolean {
  let stopped = false;
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => (stopped = true));
  return () => stopped;
}
