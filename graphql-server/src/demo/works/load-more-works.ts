import type { EntityManager } from "@mikro-orm/postgresql";
import { Company } from "../../modules/account/company/company.entity.ts";
import { demoCompanies } from "../accounts/demo-companies.ts";
import { createRandom } from "../random.ts";
import { type DemoWorksInput, demoWorkEvents, demoWorks } from "./demo-works.ts";
import { insertWorks } from "./insert-works.ts";

/** Leaves every company within the largest plan. */
const worksPerCompany = 150;
const companiesPerBatch = 14;
const batch = worksPerCompany * companiesPerBatch;

export interface MoreWorksInput extends Pick<DemoWorksInput, "now" | "wages"> {
  count: number;
  /** Companies and works of the demo set. */
  companiesBefore: number;
  worksBefore: number;
  progress: (text: string) => void;
}

/** Companies with works beyond the demo set, for benchmarks: made and written in batches, so that memory does not grow with their number. */
export async function loadMoreWorks(em: EntityManager, input: MoreWorksInput): Promise<{ companies: number; works: number }> {
  const { count, companiesBefore, worksBefore, now, wages, progress } = input;
  const random = createRandom(100_000);
  const written = { companies: 0, works: 0 };
  while (written.works < count) {
    const companies = demoCompanies(random, { now, count: companiesPerBatch, from: companiesBefore + written.companies }).map(
      (company) => ({
        ...company,
        plan: "PREMIUM" as const,
      }),
    );
    const works = demoWorks(random, {
      companies,
      count: Math.min(batch, count - written.works),
      now,
      wages,
      from: worksBefore + written.works,
    });
    await em.insertMany(Company, companies);
    await insertWorks(em, works, demoWorkEvents(random, works));
    written.companies += companies.length;
    written.works += works.length;
    if (Math.floor(written.works / 10_000) > Math.floor((written.works - works.length) / 10_000)) {
      progress(`${written.works.toLocaleString("en")} of ${count.toLocaleString("en")} more works`);
    }
  }
  return written;
}
