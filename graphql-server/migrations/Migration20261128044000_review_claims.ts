import { Migration } from "@mikro-orm/migrations";

/** Postings under review that a moderator has in hand, and what each had before their eyes. */
export class Migration20261128044000_review_claims extends Migration {
  override name = "Migration20261128044000_review_claims";

  override up(): void {
    this.addSql(
      `create table "review_claim" ("work_id" uuid not null, "admin_id" uuid not null, "session_id" uuid not null, "claimed_at" timestamptz not null, "seen_at" timestamptz not null, "approves_at" timestamptz null, "approves_version" int null, primary key ("work_id"));`,
    );
    this.addSql("create index review_claim_due on review_claim (approves_at) where approves_at is not null;");
    this.addSql(
      `create table "review_look" ("work_id" uuid not null, "admin_id" uuid not null, "version" int not null, "at" timestamptz not null, primary key ("work_id", "admin_id"));`,
    );
    this.addSql(
      `alter table "review_claim" add constraint "review_claim_work_id_foreign" foreign key ("work_id") references "work" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "review_look" add constraint "review_look_work_id_foreign" foreign key ("work_id") references "work" ("id") on delete cascade;`,
    );
  }

  override down(): void {
    this.addSql('drop table "review_look";');
    this.addSql('drop table "review_claim";');
  }
}
