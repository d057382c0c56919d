import { Router } from "express";
import { heldSentence } from "../../modules/base/jobs/deployment.ts";
import type { JobRunner } from "../../modules/base/jobs/job-runner.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Storage } from "../../platform/storage/storage.ts";

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

interface Outside {
  database: Database;
  jobs: Pick<JobRunner, "state">;
  storage: Pick<Storage, "trouble">;
}

/**
 * What a ready server says: a copy that holds its background work serves requests. Without room for files it still gets requests, too:
 * everything but uploads works, and every other server would be as badly off.
 */
async function readyText({ jobs, storage }: Outside): Promise<string> {
  const trouble = await storage.trouble();
  const files = trouble ? `ok, but for files: ${trouble}` : "ok";
  return jobs.state() === "held" ? `${files}\n${heldSentence}` : files;
}

/** /livez says that the process runs, /readyz that it should get requests. Neither tells a stranger why not. */
export function healthRoutes(outside: Outside, readiness: Readiness): Router {
  const router = Router();
  router.get("/livez", (_request, response) => void response.set("Cache-Control", "no-store").type("text").send("ok"));
  router.get("/readyz", async (_request, response) => {
    const ready = !readiness.draining && (await answers(outside.database));
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .type("text")
      .send(ready ? await readyText(outside) : "unavailable");
  });
  return router;
}
