import { Migration } from "@mikro-orm/migrations";

/** Counts an attempt once however often its operation is sent, in one statement of the caller. */
export class Migration20261123040000_count_once extends Migration {
  override name = "Migration20261123040000_count_once";

  override up(): void {
    // Answers the milliseconds to wait; 0 lets the attempt through. Whoever sends the same operation at the same time waits at its row.
    this.addSql(`create function count_once(operation_key text, counted_key text, most integer, window_ms bigint, now_ms bigint)
      returns bigint language plpgsql as $$
      declare
        used integer;
        ends bigint;
      begin
        insert into rate_limit (key, points, expire) values (operation_key, 1, now_ms + window_ms)
          on conflict (key) do update set points = 1, expire = excluded.expire where rate_limit.expire <= now_ms;
        if not found then
          return 0;
        end if;
        insert into rate_limit (key, points, expire) values (counted_key, 1, now_ms + window_ms)
          on conflict (key) do update set
            points = case when rate_limit.expire <= now_ms then 1 else rate_limit.points + 1 end,
            expire = case when rate_limit.expire <= now_ms then excluded.expire else rate_limit.expire end
          returning rate_limit.points, rate_limit.expire into used, ends;
        if used <= most then
          return 0;
        end if;
        delete from rate_limit where key = operation_key;
        return greatest(ends - now_ms, 1);
      end
    $$`);
  }

  override down(): void {
    this.addSql("drop function count_once(text, text, integer, bigint, bigint)");
  }
}
