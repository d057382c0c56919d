import { Migration } from "@mikro-orm/migrations";

/** What a seal is made over; `verify-audit.ts` reads the same, so both change together and seals of before keep their form. */
const sealedLine = `jsonb_build_array(place, extract(epoch from moment)::text, e.id, extract(epoch from e.at)::text, e.actor_kind, e.actor_id,
  e.session_id, e.ip, e.request_id, e.action, e.object_type, e.object_id, e.result, e.detail)::text`;

/**
 * The record of acts becomes a chain. A row is written as before, and by a trigger noted as waiting; a job seals what is committed. Both run
 * with the rights of the tables' owner, so that the role of the server needs none to write seals.
 */
export class Migration20261122204500_audit_seals extends Migration {
  override name = "Migration20261122204500_audit_seals";

  override up(): void {
    this.addSql(`create or replace function audit_event_append_only() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name; end $$`);
    this.addSql(`create table audit_unsealed (event_id uuid primary key)`);
    this.addSql(`create table audit_seal (
      seq bigint primary key,
      event_id uuid not null constraint audit_seal_event_id_unique unique,
      hash varchar(64) not null,
      sealed_at timestamptz not null
    )`);
    this.addSql(
      `create table audit_anchor (day date primary key, seq bigint not null, hash varchar(64) not null, at timestamptz not null)`,
    );
    for (const table of ["audit_seal", "audit_anchor"]) {
      this.addSql(`create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function audit_event_append_only()`);
      this.addSql(
        `create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function audit_event_append_only()`,
      );
    }
    this.addSql(`create function audit_event_waits() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        insert into audit_unsealed (event_id) values (new.id) on conflict do nothing;
        return null;
      end $$`);
    this.addSql(`create function seal_audit_events(batch integer) returns integer
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        place bigint;
        previous text;
        moment timestamptz := clock_timestamp();
        waiting uuid[];
        line text;
        one uuid;
      begin
        -- Whoever comes second leaves the work to the first. Each statement sees what was committed before it, so the end of the chain is the true one.
        if not pg_try_advisory_xact_lock(7210042) then return 0; end if;
        -- An act that is gone before its seal leaves its entry behind, where the check finds it.
        waiting := array(select w.event_id from audit_unsealed w join audit_event e on e.id = w.event_id order by w.event_id limit batch);
        select s.seq, s.hash into place, previous from audit_seal s order by s.seq desc limit 1;
        place := coalesce(place, 0);
        previous := coalesce(previous, repeat('0', 64));
        foreach one in array waiting loop
          continue when exists (select from audit_seal s where s.event_id = one);
          place := place + 1;
          select ${sealedLine} into strict line from audit_event e where e.id = one;
          previous := encode(sha256(convert_to(previous || chr(10) || line, 'UTF8')), 'hex');
          insert into audit_seal (seq, event_id, hash, sealed_at) values (place, one, previous, moment);
        end loop;
        delete from audit_unsealed w where w.event_id = any (waiting);
        return cardinality(waiting);
      end $$`);
    this.addSql(`revoke execute on function audit_event_waits(), seal_audit_events(integer) from public`);
    this.addSql(`create trigger audit_event_waits after insert on audit_event for each row execute function audit_event_waits()`);
    this.addSql(`insert into audit_unsealed (event_id) select id from audit_event`);
  }
}
