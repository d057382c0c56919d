import { Migration } from "@mikro-orm/migrations";

/** Receivers of companies, and triggers that write what they are told in the transaction in which it happens. */
export class Migration20261127212800_webhooks extends Migration {
  override name = "Migration20261127212800_webhooks";

  override up(): void {
    this.addSql(
      `create table "webhook" ("id" uuid not null, "company_id" uuid not null, "url" varchar(500) not null, "scopes" text[] not null, "secret" text not null, "former_secret" text null, "former_until" timestamptz null, "created_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "webhook_company_id_created_at_id_index" on "webhook" ("company_id", "created_at", "id");`);

    this.addSql(
      `create table "webhook_event" ("id" uuid not null, "sequence" bigserial not null, "webhook_id" uuid not null, "type" varchar(40) not null, "object_id" uuid not null, "data" jsonb not null, "occurred_at" timestamptz not null, "state" text not null default 'WAITING', "attempts" int not null default 0, "due_at" timestamptz null, "last_answer" varchar(20) null, "settled_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index webhook_event_waiting on webhook_event (webhook_id, object_id, sequence) where state = 'WAITING';`);
    this.addSql(`create index "webhook_event_webhook_id_occurred_at_id_index" on "webhook_event" ("webhook_id", "occurred_at", "id");`);
    this.addSql(`create index "webhook_event_settled_at_index" on "webhook_event" ("settled_at");`);

    this.addSql(
      `alter table "webhook" add constraint "webhook_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_event" add constraint "webhook_event_webhook_id_foreign" foreign key ("webhook_id") references "webhook" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "webhook_event" add constraint "webhook_event_state_check" check ("state" in ('WAITING', 'DELIVERED', 'GIVEN_UP'));`,
    );

    this.addSql(`create function tell_webhooks(p_company uuid, p_scope text, p_type text, p_object uuid, p_data jsonb) returns void
      language sql as $$
        insert into webhook_event (id, webhook_id, type, object_id, data, occurred_at)
        select gen_random_uuid(), w.id, p_type, p_object, p_data, date_trunc('milliseconds', clock_timestamp())
          from webhook w join company c on c.id = w.company_id and c.status in ('PENDING', 'ACTIVE')
         where w.company_id = p_company and w.ended_at is null and p_scope = any(w.scopes)
      $$;`);
    this.addSql(`create function tell_webhooks_of_work() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform tell_webhooks(new.company_id, 'work', 'work.created', new.id, jsonb_build_object('workId', new.id));
        elsif new.version <> old.version or new.status <> old.status then
          perform tell_webhooks(new.company_id, 'work', 'work.changed', new.id, jsonb_build_object('workId', new.id));
        end if;
        return null;
      end $$;`);
    this.addSql(`create function tell_webhooks_of_entry() returns trigger language plpgsql as $$
      begin
        if new.hidden_from_company then return null; end if;
        if tg_op = 'INSERT' then
          perform tell_webhooks(new.company_id, 'entry', 'entry.created', new.id, jsonb_build_object('entryId', new.id, 'workId', new.work_id));
        elsif new.version <> old.version or new.status <> old.status then
          perform tell_webhooks(new.company_id, 'entry', 'entry.changed', new.id, jsonb_build_object('entryId', new.id, 'workId', new.work_id));
        end if;
        return null;
      end $$;`);
    this.addSql(`create function tell_webhooks_of_message() returns trigger language plpgsql as $$
      declare
        v_company uuid;
      begin
        select company_id into v_company from conversation where id = new.conversation_id and not hidden_from_company;
        if v_company is not null then
          perform tell_webhooks(v_company, 'message', 'message.created', new.conversation_id,
            jsonb_build_object('messageId', new.id, 'conversationId', new.conversation_id));
        end if;
        return null;
      end $$;`);
    this.addSql(`create function tell_webhooks_of_slot() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform tell_webhooks(new.company_id, 'slot', 'slot.offered', new.id, jsonb_build_object('slotId', new.id));
        elsif new.cancelled_at is not null and old.cancelled_at is null then
          perform tell_webhooks(new.company_id, 'slot', 'slot.cancelled', new.id, jsonb_build_object('slotId', new.id));
        elsif new.taken_by_id is distinct from old.taken_by_id then
          perform tell_webhooks(new.company_id, 'slot', case when new.taken_by_id is null then 'slot.freed' else 'slot.taken' end, new.id,
            jsonb_build_object('slotId', new.id));
        end if;
        return null;
      end $$;`);
    this.addSql(`create trigger work_webhooks after insert or update of version, status on work
      for each row execute function tell_webhooks_of_work();`);
    this.addSql(`create trigger entry_webhooks after insert or update of version, status on entry
      for each row execute function tell_webhooks_of_entry();`);
    this.addSql(`create trigger message_webhooks after insert on message
      for each row execute function tell_webhooks_of_message();`);
    this.addSql(`create trigger interview_slot_webhooks after insert or update of taken_by_id, cancelled_at on interview_slot
      for each row execute function tell_webhooks_of_slot();`);
  }
}
