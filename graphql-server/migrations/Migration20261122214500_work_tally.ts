import { Migration } from "@mikro-orm/migrations";

/** What counts of a work, as the function takes it. */
const counted = ["status", "published_at", "prefecture", "category", "employment_type", "japanese_level"];
const of = (row: string) => counted.map((column) => `${row}.${column}`).join(", ");

const functions = [
  // An open work counts under each of its conditions and under none, and there beside each and as a whole.
  `create function work_tally_of(status text, published_at timestamptz, prefecture text, category text, employment_type text, level text)
    returns table (own text, beside text) language sql stable as $$
      with tokens as (
        select '' as token union all
        select t from unnest(array['p:' || prefecture, 'c:' || category, 'e:' || employment_type, 'n:' || level]) t where t is not null
      )
      select a.token, b.token from tokens a cross join tokens b where status = 'OPEN'
      union all select 'status', status
      union all select 'published', to_char(published_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') where published_at is not null
    $$`,
  ...[
    { name: "tally_added_works", rows: "added", sign: "" },
    { name: "tally_removed_works", rows: "removed", sign: "-" },
  ].map(
    ({ name, rows, sign }) => `create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into work_tally (own, beside, change)
          select t.own, t.beside, ${sign}count(*) from ${rows} w cross join lateral work_tally_of(${of("w")}) t group by t.own, t.beside;
        return null;
      end
    $$`,
  ),
  `create function tally_changed_work() returns trigger language plpgsql as $$
    begin
      insert into work_tally (own, beside, change)
        select own, beside, sum(change) from (
          select own, beside, -1 as change from work_tally_of(${of("old")})
          union all select own, beside, 1 from work_tally_of(${of("new")})
        ) changes group by own, beside having sum(change) <> 0;
      return null;
    end
  $$`,
];

const triggers = [
  `create trigger work_tally_added after insert on work referencing new table as added
    for each statement execute function tally_added_works()`,
  `create trigger work_tally_removed after delete on work referencing old table as removed
    for each statement execute function tally_removed_works()`,
  `create trigger work_tally_changed after update of ${counted.join(", ")} on work for each row
    when ((${of("old")}) is distinct from (${of("new")})) execute function tally_changed_work()`,
];

/** Counts of works, kept as they change: screens that show them no longer read every work. */
export class Migration20261122214500_work_tally extends Migration {
  override name = "Migration20261122214500_work_tally";

  override up(): void {
    this.addSql(`create table work_tally ("id" bigserial primary key, "own" text not null, "beside" text not null, "change" int not null)`);
    for (const sql of functions) this.addSql(sql);
    this.addSql(
      `insert into work_tally (own, beside, change)
        select t.own, t.beside, count(*) from work w cross join lateral work_tally_of(${of("w")}) t group by t.own, t.beside`,
    );
    this.addSql(`create index work_tally_own_beside_index on work_tally (own, beside)`);
    for (const sql of triggers) this.addSql(sql);
    this.addSql(`create index work_newest_change on work (updated_at desc nulls last, id desc)`);
  }
}
