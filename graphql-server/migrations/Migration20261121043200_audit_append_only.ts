import { Migration } from "@mikro-orm/migrations";

/** The audit table takes new rows only; not even this product's own role may change or remove one. */
export class Migration20261121043200_audit_append_only extends Migration {
  override name = "Migration20261121043200_audit_append_only";

  override up(): void {
    this.addSql(
      `create function audit_event_append_only() returns trigger language plpgsql as $$ begin raise exception 'audit_event is append-only'; end $$;`,
    );
    this.addSql(
      `create trigger audit_event_append_only before update or delete on "audit_event" for each row execute function audit_event_append_only();`,
    );
    this.addSql(
      `create trigger audit_event_no_truncate before truncate on "audit_event" for each statement execute function audit_event_append_only();`,
    );
  }

  override down(): void {
    this.addSql(`drop trigger audit_event_append_only on "audit_event";`);
    this.addSql(`drop trigger audit_event_no_truncate on "audit_event";`);
    this.addSql(`drop function audit_event_append_only();`);
  }
}
