import { Migration } from "@mikro-orm/migrations";

/** Practice items come back by spaced repetition, and the time practised is kept by day. */
export class Migration20261123120000_practice_reviews extends Migration {
  override name = "Migration20261123120000_practice_reviews";

  override up(): void {
    this.addSql(`alter table practice_answer add stability double precision null, add difficulty double precision null,
      add reviewed_on date null, add due_on date null`);
    // What was answered before comes once as if it were new to the memory, the day after it was last answered.
    this.addSql(`update practice_answer set due_on = (last_answered_at at time zone 'Asia/Tokyo')::date + 1`);
    this.addSql(`alter table practice_answer alter column due_on set not null`);
    this.addSql(`create index practice_answer_user_id_due_on_index on practice_answer (user_id, due_on)`);
    this.addSql(`create table practice_day (
      user_id uuid not null,
      day date not null,
      answers int not null default 0,
      active_ms int not null default 0,
      last_answered_at timestamptz not null,
      primary key (user_id, day),
      constraint practice_day_user_id_foreign foreign key (user_id) references users (id) on delete cascade
    )`);
  }
}
