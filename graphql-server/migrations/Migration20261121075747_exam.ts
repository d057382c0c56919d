import { Migration } from "@mikro-orm/migrations";

/** The exam: its items, sittings, answers and results, and what a profile shows of them. */
export class Migration20261121075747_exam extends Migration {
  override name = "Migration20261121075747_exam";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "test" ("id" uuid not null, "code" varchar(40) not null, "title" varchar(120) not null, "title_en" varchar(120) not null, "bank_version" varchar(64) not null, "sittings" int not null default 0, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "test" add constraint "test_code_unique" unique ("code");`);

    this.addSql(
      `create table "test_item" ("id" uuid not null, "test_id" uuid not null, "code" varchar(40) not null, "origin" text not null default 'BANK', "status" text not null default 'ACTIVE', "level" text not null, "skill" text not null, "stem" text not null, "passage" text null, "script" text null, "options" jsonb not null, "key" int not null, "explanation" text not null, "explanation_en" text not null, "a" double precision not null, "b" double precision not null, "c" double precision not null, "calibrated_at" timestamptz null, "shown" int not null default 0, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "test_item_test_id_status_index" on "test_item" ("test_id", "status");`);
    this.addSql(`alter table "test_item" add constraint "test_item_test_id_code_unique" unique ("test_id", "code");`);

    this.addSql(
      `create table "test_attempt" ("id" uuid not null, "test_id" uuid not null, "user_id" uuid not null, "status" text not null default 'OPEN', "with_listening" boolean not null, "started_at" timestamptz not null, "deadline_at" timestamptz not null, "ended_at" timestamptz null, "scored_count" int not null default 0, "theta" double precision not null, "se" double precision not null, "operation_id" uuid not null, "version" int not null default 1, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "test_attempt" add constraint "test_attempt_operation_id_unique" unique ("operation_id");`);
    this.addSql(`create index "test_attempt_user_id_started_at_index" on "test_attempt" ("user_id", "started_at");`);
    this.addSql(`create unique index test_attempt_one_open on test_attempt (user_id) where status = 'OPEN';`);
    this.addSql(`create index test_attempt_due on test_attempt (deadline_at) where status = 'OPEN';`);

    this.addSql(
      `create table "test_result" ("id" uuid not null, "attempt_id" uuid not null, "user_id" uuid not null, "theta" double precision not null, "se" double precision not null, "level" text not null, "probabilities" jsonb not null, "skills" jsonb not null, "scored_count" int not null, "complete" boolean not null, "certificate_code" varchar(24) not null, "signature" varchar(64) not null, "revoked_at" timestamptz null, "revoked_reason" varchar(400) null, "measured_at" timestamptz not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "test_result" add constraint "test_result_attempt_id_unique" unique ("attempt_id");`);
    this.addSql(`alter table "test_result" add constraint "test_result_certificate_code_unique" unique ("certificate_code");`);
    this.addSql(`create index "test_result_user_id_measured_at_index" on "test_result" ("user_id", "measured_at");`);

    this.addSql(
      `create table "test_response" ("id" uuid not null, "attempt_id" uuid not null, "item_id" uuid not null, "position" int not null, "skill" text not null, "pilot" boolean not null, "scored" boolean not null, "option_order" jsonb not null, "key" int not null, "a" double precision not null, "b" double precision not null, "c" double precision not null, "served_at" timestamptz not null, "deadline_at" timestamptz not null, "choice" int null, "correct" boolean null, "answered_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "test_response_item_id_answered_at_index" on "test_response" ("item_id", "answered_at");`);
    this.addSql(`alter table "test_response" add constraint "test_response_attempt_id_position_unique" unique ("attempt_id", "position");`);
    this.addSql(`alter table "test_response" add constraint "test_response_attempt_id_item_id_unique" unique ("attempt_id", "item_id");`);

    this.addSql(`alter table "user_profile" add "measured_level" text null, add "measurement" jsonb null;`);
    this.addSql(
      `alter table "user_profile" add constraint "user_profile_measured_level_check" check ("measured_level" in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1'));`,
    );

    this.addSql(
      `alter table "test_item" add constraint "test_item_test_id_foreign" foreign key ("test_id") references "test" ("id") on delete restrict;`,
    );
    this.addSql(`alter table "test_item" add constraint "test_item_origin_check" check ("origin" in ('BANK', 'IMPORT'));`);
    this.addSql(`alter table "test_item" add constraint "test_item_status_check" check ("status" in ('PILOT', 'ACTIVE', 'RETIRED'));`);
    this.addSql(
      `alter table "test_item" add constraint "test_item_level_check" check ("level" in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1'));`,
    );
    this.addSql(
      `alter table "test_item" add constraint "test_item_skill_check" check ("skill" in ('VOCABULARY', 'GRAMMAR', 'READING', 'LISTENING'));`,
    );

    this.addSql(
      `alter table "test_attempt" add constraint "test_attempt_test_id_foreign" foreign key ("test_id") references "test" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "test_attempt" add constraint "test_attempt_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "test_attempt" add constraint "test_attempt_status_check" check ("status" in ('OPEN', 'FINISHED', 'EXPIRED'));`,
    );

    this.addSql(
      `alter table "test_result" add constraint "test_result_attempt_id_foreign" foreign key ("attempt_id") references "test_attempt" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "test_result" add constraint "test_result_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "test_result" add constraint "test_result_level_check" check ("level" in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1'));`,
    );

    this.addSql(
      `alter table "test_response" add constraint "test_response_attempt_id_foreign" foreign key ("attempt_id") references "test_attempt" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "test_response" add constraint "test_response_item_id_foreign" foreign key ("item_id") references "test_item" ("id") on delete restrict;`,
    );
    this.addSql(
      `alter table "test_response" add constraint "test_response_skill_check" check ("skill" in ('VOCABULARY', 'GRAMMAR', 'READING', 'LISTENING'));`,
    );
  }
}
