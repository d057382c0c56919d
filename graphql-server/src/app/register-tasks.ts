import { Session } from "../modules/session/session.entity.ts";
import { RateLimit } from "../platform/rate-limit/rate-limit.entity.ts";
import type { Services } from "./services.ts";

/** Periodic work of the product by name. */
export function registerTasks({ clock, jobs }: Services): void {
  jobs.registerTask({
    name: "forget-ended-sessions",
    everySeconds: 600,
    run: async (em) => void (await em.nativeDelete(Session, { expiresAt: { $lte: clock() } })),
  });
  jobs.registerTask({
    name: "forget-ended-limits",
    everySeconds: 600,
    run: async (em) => void (await em.nativeDelete(RateLimit, { expire: { $lte: String(clock().getTime()) } })),
  });
}
