import { installBank, installPractice } from "../modules/exam/item/install-bank.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { Ctx } from "../shared/ctx.ts";
import { loadDemoLearning } from "./exam/demo-learning.ts";
import { loadDemoRecordings } from "./exam/demo-recordings.ts";
import { loadDemoClients } from "./load-demo-clients.ts";
import { type DemoDataInput, loadDemoData } from "./load-demo-data.ts";
import { loadDemoHandling } from "./load-demo-handling.ts";
import { loadDemoMovies } from "./load-demo-movies.ts";
import { loadDemoPhotos } from "./load-demo-photos.ts";
import { loadDemoScouts } from "./load-demo-scouts.ts";
import { loadMoreWorks } from "./works/load-more-works.ts";

interface Outside {
  database: Database;
  storage: Storage;
  sign: Ctx["sign"];
  now: Date;
}

/**
 * Loads the whole demo: the exam it needs, its people and works, its movies, and the progress its people have made.
 * `works` asks for at least so many works, for benchmarks.
 */
export async function loadDemo(
  { database, storage, sign, now }: Outside,
  wanted: Pick<DemoDataInput, "canaries" | "progress"> & { works?: number } = {},
) {
  await installBank(database.fork(), { now });
  await installPractice(database.fork(), { now });
  const result = await database.unlimited(() => loadDemoData({ ...wanted, em: database.fork(), now }));
  await loadDemoMovies({ em: database.fork(), storage, now });
  await loadDemoRecordings({ em: database.fork(), storage, now });
  await loadDemoPhotos({ em: database.fork(), storage, now });
  await loadDemoHandling({ em: database.fork(), now });
  await loadDemoScouts({ em: database.fork(), now });
  await loadDemoLearning({ em: database.fork(), sign, now });
  await loadDemoClients({ em: database.fork(), now });
  const more = await loadMoreWorks({ database, now, works: wanted.works ?? 0, progress: wanted.progress ?? (() => undefined) });
  return { ...result, companies: result.companies + more.companies, works: result.works + more.works };
}
