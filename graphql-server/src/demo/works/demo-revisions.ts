import type { EntityManager } from "@mikro-orm/postgresql";
import { contentColumns } from "../../modules/work/field/fields.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { type RevisionStatus, WorkRevision } from "../../modules/work/revision/work-revision.entity.ts";
import { createRandom, demoId } from "../random.ts";
import type { DemoWork } from "./demo-works.ts";

const hour = 3_600_000;

/** The published works with changes, by their place in the list: the first twelve are company A's. */
const plan: readonly { index: number; status: Exclude<RevisionStatus, "DRAFT" | "CLOSED">; hoursAgo: number }[] = [
  { index: 1, status: "REVIEW", hoursAgo: 5 },
  { index: 3, status: "RETURNED", hoursAgo: 30 },
  { index: 5, status: "OPEN", hoursAgo: 200 },
  { index: 31, status: "REVIEW", hoursAgo: 9 },
  { index: 57, status: "REVIEW", hoursAgo: 14 },
  { index: 83, status: "REVIEW", hoursAgo: 26 },
  { index: 110, status: "REVIEW", hoursAgo: 40 },
  { index: 146, status: "OPEN", hoursAgo: 300 },
];

function contentOf(work: DemoWork): Record<string, unknown> {
  return Object.fromEntries(contentColumns.map((name) => [name, Reflect.get(work, name) ?? null]));
}

/** Returns the changes a company makes to its posting, a little different each time. */
function changesOf(work: DemoWork, turn: number): Record<string, unknown> {
  const more = work.payUnit === "HOUR" ? 20 : 4_000;
  const raised = { payMin: work.payMin + more, payMax: work.payMax + 2 * more };
  const text = { description: `${work.description}\n\n【入社後の研修】\n最初の1か月は、先輩と一緒に仕事を覚えます。` };
  const days = work.holidays ? { holidays: `${work.holidays}、誕生日休暇`, holidaysPerYear: (work.holidaysPerYear ?? 110) + 2 } : {};
  return [{ ...raised }, { ...text, ...days }, { ...raised, benefits: "資格取得の支援、社員食堂、年1回の健康診断" }][turn % 3] ?? raised;
}

/** Writes changes to published works: some wait for a review, one came back, some were taken over. */
export async function insertRevisions(em: EntityManager, works: readonly DemoWork[], now: Date): Promise<void> {
  const random = createRandom(20_261_122);
  for (const [turn, { index, status, hoursAgo }] of plan.entries()) {
    const work = works[index];
    if (work?.status !== "OPEN") continue;
    const at = new Date(now.getTime() - hoursAgo * hour);
    const [base, changes] = [contentOf(work), changesOf(work, status === "OPEN" ? 1 : turn)];
    const taken = Object.entries(changes).map(([column, after]) => ({ column, before: base[column], after }));
    const isOver = status === "OPEN";
    const decided = status === "REVIEW" ? null : new Date(at.getTime() + 4 * hour);
    await em.insert(WorkRevision, {
      id: demoId(random, at),
      work: work.id,
      status,
      ...base,
      ...changes,
      base,
      taken: isOver ? taken : [],
      returnReason:
        status === "RETURNED" ? "賃金の額や内訳（基本給、手当、固定残業代）が分かりません。\n手当の金額も書いてください。" : null,
      submittedAt: at,
      decidedAt: decided,
      version: 1,
      createdAt: at,
      updatedAt: decided ?? at,
    });
    await em.nativeUpdate(Work, { id: work.id }, status === "OPEN" ? { ...changes } : { revisionStatus: status, submittedAt: at });
  }
}
