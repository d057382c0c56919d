import { Router } from "express";
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

/** /livez says that the process runs, /readyz that it should get requests. Neither tells a stranger why not. */
export function healthRoutes(database: Database, readiness: Readiness): Router {
  const router = Router();
  router.get("/livez", (_request, response) => void response.set("Cache-Control", "no-store").type("text").send("ok"));
  router.get("/readyz", async (_request, response) => {
    const ready = !readiness.draining && (await answers(database));
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .type("text")
      .send(ready ? "ok" : "unavailable");
  });
  return router;
}
