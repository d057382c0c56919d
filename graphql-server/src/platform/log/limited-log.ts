import type { Log, LogFields } from "./log.ts";

const windowMs = 60_000;

interface Window {
  until: number;
  dropped: number;
}

function kindOf(message: string, { error, task, code }: LogFields): string {
  const cause = error instanceof Error ? `${error.name} ${String(Reflect.get(error, "code") ?? "")}` : "";
  return [message, task, code, cause].join("\n");
}

/**
 * A log that writes what repeats once a minute, and then how many it left out: what hangs on something outside fails for every job in turn
 * while that is away. Time is the machine's running time, so that setting its clock changes nothing.
 */
export function limitedLog(log: Log): Log {
  const windows = new Map<string, Window>();
  const write =
    (level: "warn" | "error") =>
    (message: string, fields: LogFields = {}) => {
      const kind = kindOf(message, fields);
      const now = performance.now();
      const window = windows.get(kind);
      if (window && now < window.until) {
        window.dropped += 1;
        return;
      }
      if (windows.size > 1_000) windows.clear();
      windows.set(kind, { until: now + windowMs, dropped: 0 });
      log[level](message, window && window.dropped > 0 ? { ...fields, count: window.dropped } : fields);
    };
  return { info: log.info.bind(log), warn: write("warn"), error: write("error") };
}
