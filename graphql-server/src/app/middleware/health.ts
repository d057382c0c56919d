import { Router } from "express";
import { heldSentence } from "../../modules/base/jobs/deployment.ts";
import type { JobRunner } from "../../modules/base/jobs/job-runner.ts";
import type { Database } from "../../platform/database/open-database.ts";

const readyWithinMs = 500;

/** True while the process should get requests; draining turns it off. */
export interface Readiness {
  draining: boolean;
}

/** The database answers in time and its tables are those of this version or a newer one. */
async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyWithinMs);
  });
  const asked = database.isCurrent().catch(() => false);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/**
 * /livez says that the process runs, /readyz that it should get requests. Neither tells a stranger why not. A copy that holds its background
 * work serves requests, and says so here for whoever has started it.
 */
export function healthRoutes({ database, jobs }: { database: Database; jobs: Pick<JobRunner, "state"> }, readiness: Readiness): Router {
  const router = Router();
  const said = () => (jobs.state() === "held" ? `ok\n${heldSentence}` : "ok");
  router.get("/livez", (_request, response) => void response.set("Cache-Control", "no-store").type("text").send("ok"));
  router.get("/readyz", async (_request, response) => {
    const ready = !readiness.draining && (await answers(database));
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .type("text")
      .send(ready ? said() : "unavailable");
  });
  return router;
}
