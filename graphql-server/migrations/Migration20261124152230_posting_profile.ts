import { Migration } from "@mikro-orm/migrations";

/** What a company says once for all its postings. */
export class Migration20261124152230_posting_profile extends Migration {
  override name = "Migration20261124152230_posting_profile";

  override up(): void {
    this.addSql(`create table posting_profile (
      company_id uuid not null,
      facts jsonb not null,
      workplaces jsonb not null,
      version int not null default 1,
      updated_at timestamptz not null,
      primary key (company_id),
      constraint posting_profile_company_id_foreign foreign key (company_id) references company (id) on update cascade on delete cascade
    )`);
  }
}
