import { Migration } from "@mikro-orm/migrations";

/** What a session is worth hangs on these columns. A new session is news to nobody. */
const watched = [
  { table: "session", events: "delete or update of token_hash, account_id, authenticated_at, expires_at" },
  { table: "users", events: "delete or update of status" },
  { table: "company_member", events: "delete or update of status, role, company_id" },
  { table: "company", events: "delete or update of status" },
  { table: "admin_user", events: "delete or update of status, role" },
  { table: "two_factor", events: "insert or delete or update of confirmed_at" },
];

/** Every process hears at once that a session ended or that an account may do something else, whoever wrote it. */
export class Migration20261122213000_session_word extends Migration {
  override name = "Migration20261122213000_session_word";

  override up(): void {
    this.addSql(`create function tell_sessions_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('kotoba_events', 'sessions');
        return null;
      end
    $$`);
    for (const { table, events } of watched) {
      this.addSql(
        `create trigger ${table}_sessions after ${events} on ${table} for each statement execute function tell_sessions_changed()`,
      );
    }
  }
}
