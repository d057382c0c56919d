import type { EntityManager } from "@mikro-orm/postgresql";
import { OperatingTerm, type OperatingTermCode } from "./operating-term.entity.ts";

/** The amount of a term in force on a day (YYYY-MM-DD in Japan). @throws Error when there is none: the product ships with one. */
export async function operatingTermOn(em: EntityManager, code: OperatingTermCode, day: string): Promise<number> {
  const rows = await em.find(OperatingTerm, { code, validFrom: { $lte: day } }, { orderBy: { validFrom: "desc" }, limit: 1 });
  const [row] = rows;
  if (!row) throw new Error(`No term ${code} on ${day}`);
  return row.amount;
}
