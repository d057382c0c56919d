import type { Log, LogFields } from "./log.ts";

const windowMs = 60_000;

interface Window {
  until: number;
  written: number;
  dropped: number;
}

interface Limits {
  /** Lines of one kind a minute. */
  most?: number;
  /** Told of every warning and error, written or not. */
  onLine?(level: "warn" | "error"): void;
}

function kindOf(message: string, { error, operation, task, code }: LogFields): string {
  const cause = error instanceof Error ? `${error.name} ${String(Reflect.get(error, "code") ?? "")}` : "";
  return [message, operation, task, code, cause].join("\n");
}

/**
 * A log that writes what repeats once a minute, or as often as it is told, and then how many it left out: what hangs on something outside fails
 * for every job and request in turn while that is away. Time is the machine's running time, so that setting its clock changes nothing.
 */
export function limitedLog(log: Log, { most = 1, onLine }: Limits = {}): Log {
  const windows = new Map<string, Window>();
  const write =
    (level: "warn" | "error") =>
    (message: string, fields: LogFields = {}) => {
      onLine?.(level);
      const kind = kindOf(message, fields);
      const now = performance.now();
      const window = windows.get(kind);
      if (window && now < window.until) {
        if (window.written < most) {
          window.written += 1;
          log[level](message, fields);
        } else window.dropped += 1;
        return;
      }
      if (windows.size > 1_000) windows.clear();
      windows.set(kind, { until: now + windowMs, written: 1, dropped: 0 });
      log[level](message, window && window.dropped > 0 ? { ...fields, count: window.dropped } : fields);
    };
  return { info: log.info.bind(log), warn: write("warn"), error: write("error") };
}
