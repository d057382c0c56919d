import { Migration } from "@mikro-orm/migrations";
import { firstLanes } from "./queue/lanes.ts";
import { queueTables } from "./queue/tables.ts";

/**
 * The queue takes over from the leases of tasks and from the loop over the outbox. Mails that wait keep their rows; the first process that
 * works adds their jobs. What a lease said about the last run of its task stays.
 */
export class Migration20261122193000_queue extends Migration {
  override name = "Migration20261122193000_queue";

  override up(): void {
    for (const sql of [...queueTables, ...firstLanes]) this.addSql(sql);
    this.addSql(
      `alter table outbox_mail drop column next_attempt_at, add column last_error varchar(300), add column failed_at timestamptz`,
    );
    this.addSql(`update outbox_mail set failed_at = created_at where status = 'FAILED'`);
    this.addSql(`create index outbox_mail_unsent on outbox_mail (status, created_at, id) where status <> 'SENT'`);
    this.addSql(`alter table job_lease rename to task_run`);
    this.addSql(`alter table task_run rename constraint job_lease_pkey to task_run_pkey`);
    this.addSql(`alter table task_run drop column holder, drop column leased_until, add column failed_at timestamptz`);
    this.addSql(`create table deployment (
      id smallint primary key,
      place varchar(120) not null,
      address varchar(300),
      allowed_at timestamptz not null,
      constraint deployment_one check (id = 1)
    )`);
  }
}
