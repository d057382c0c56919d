import { Migration } from "@mikro-orm/migrations";

/** Sittings say how sure their items are, what they begin on and what is owed for them; results whether they are provisional and doubtful. */
export class Migration20261123090000_honest_exam extends Migration {
  override name = "Migration20261123090000_honest_exam";

  override up(): void {
    this.addSql(`alter table test add calibration jsonb not null default '[]', add calibrated_at timestamptz null`);
    this.addSql(
      `alter table test_item add se_b double precision not null default 0.42, add se_log_a double precision not null default 0.17`,
    );
    this.addSql(`alter table test_attempt add ground text not null default 'FREE', add retakes_owed int not null default 0,
      add constraint test_attempt_ground_check check (ground in ('FREE', 'LICENCE', 'RETAKE'))`);
    this.addSql(`alter table test_result add provisional boolean not null default true, add flags jsonb not null default '[]'`);
    this.addSql(`alter table test_response add se_b double precision not null default 0, add se_log_a double precision not null default 0,
      add rapid boolean not null default false`);
    // A sitting within thirty days of the one before was paid, and none was calibrated: each is repeated free of charge.
    this.addSql(`update test_attempt set ground = 'LICENCE', retakes_owed = 1 from (
        select id, started_at - lag(started_at) over (partition by user_id order by started_at, id) as since from test_attempt
      ) gap where gap.id = test_attempt.id and gap.since < interval '30 days'`);
  }
}
