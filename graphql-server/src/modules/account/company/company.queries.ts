import { entitiesTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { Company } from "./company.entity.ts";

/** A company that the public may see: one in good standing that has published a posting. Null for any other, as for one that never existed. */
export async function findPublicCompany(ctx: Pick<Ctx, "em">, id: string): Promise<Company | null> {
  if (!isId(id)) return null;
  const published = "exists (select 1 from work w where w.company_id = e.id and w.published_at is not null)";
  const text = `from company as e where e.id = ? and e.status = 'ACTIVE' and ${published}`;
  const [company = null] = await entitiesTogether(ctx.em, Company, { text, values: [id] });
  return company;
}
