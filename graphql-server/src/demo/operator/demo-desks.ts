import type { EntityManager } from "@mikro-orm/postgresql";
import { loadCompaniesToReview } from "../accounts/demo-companies-to-review.ts";
import { loadDemoMoney } from "../money/demo-money.ts";
import { loadDemoSales } from "../money/demo-sales.ts";

interface Desks {
  admins: readonly { id: string; role: string }[];
  companies: readonly { id: string }[];
  now: Date;
}

/** Loads what waits on the desks of the back office: companies for the operator, money for the accountant. */
export async function loadDesks(em: EntityManager, { admins, companies, now }: Desks): Promise<void> {
  const accountant = admins.find(({ role }) => role === "ACCOUNTANT");
  const operator = admins.find(({ role }) => role === "OPERATOR");
  if (operator) await loadCompaniesToReview(em, { now, adminId: operator.id });
  // The first companies have their bills already.
  const companyIds = companies.slice(8).map(({ id }) => id);
  if (accountant) {
    await loadDemoMoney(em, { now, adminId: accountant.id, companyIds });
    await loadDemoSales(em, { now, adminId: accountant.id });
  }
}
