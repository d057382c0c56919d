const day = 24 * 3_600;

function make(name: string, options: object): string {
  return `select boss.create_queue('${name}', '${JSON.stringify({ ...options, notify: true })}')`;
}

const tasks = { retryLimit: 2, retryDelay: 5, expireInSeconds: 3_600, heartbeatSeconds: 60, retentionSeconds: day, deleteAfterSeconds: 60 };
const unsent = { retryLimit: 1_000, retryDelay: 60, expireInSeconds: 60, heartbeatSeconds: 30 };
const mail = { retryLimit: 90, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 600, heartbeatSeconds: 60 };
const kept = { retentionSeconds: 30 * day, deleteAfterSeconds: 3_600 };

/** The lanes of the queue as they begin; what the product changes about them later it writes at its start. */
export const firstLanes: readonly string[] = [
  make("unsent-mail", { policy: "standard", ...unsent, ...kept }),
  make("mail", { policy: "standard", ...mail, ...kept, deadLetter: "unsent-mail" }),
  ...["timely", "outside", "heavy"].map((name) => make(name, { policy: "stately", ...tasks })),
];
