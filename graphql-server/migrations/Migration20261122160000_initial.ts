import { Migration } from "@mikro-orm/migrations";
import { account } from "./initial/account.ts";
import { base } from "./initial/base.ts";
import { company } from "./initial/company.ts";
import { entry } from "./initial/entry.ts";
import { exam } from "./initial/exam.ts";
import { message } from "./initial/message.ts";
import { money } from "./initial/money.ts";
import { site } from "./initial/site.ts";
import { work } from "./initial/work.ts";

/** The tables the product begins with and the rows it cannot do without, one file a context; a context may refer to those before it. */
export class Migration20261122160000_initial extends Migration {
  override name = "Migration20261122160000_initial";

  override up(): void {
    for (const sql of [base, site, account, money, work, exam, entry, message, company].flat()) this.addSql(sql);
  }
}
