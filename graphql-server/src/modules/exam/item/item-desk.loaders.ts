import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";

/** Answers to an item, in sittings and in practice together. */
export interface ItemUse {
  answered: number;
  correct: number;
  /** Choices of each option, in the author's order; sittings only. */
  chosen: number[];
}

const optionCount = 4;
const nothing = (): ItemUse => ({ answered: 0, correct: 0, chosen: Array.from({ length: optionCount }, () => 0) });

/** Answers by item: sittings by option, practice by first answers. */
export function useByItem({ em }: Ctx): DataLoader<string, ItemUse> {
  return new DataLoader(async (ids) => {
    const places = ids.map(() => "?").join(", ");
    const rows: { item_id: string; option: number | null; correct: boolean; count: number }[] = await em.execute(
      `select item_id, (option_order ->> choice)::int as option, coalesce(correct, false) as correct, count(*)::int as count from test_response
       where answered_at is not null and item_id in (${places}) group by 1, 2, 3
       union all select item_id, null::int, first_correct, count(*)::int from practice_answer where item_id in (${places}) group by 1, 2, 3`,
      [...ids, ...ids],
    );
    const byItem = new Map(ids.map((id) => [id, nothing()]));
    for (const { item_id, option, correct, count } of rows) {
      const use = byItem.get(item_id);
      if (!use) continue;
      use.answered += count;
      if (correct) use.correct += count;
      if (option !== null) use.chosen[option] = (use.chosen[option] ?? 0) + count;
    }
    return ids.map((id) => byItem.get(id) ?? nothing());
  });
}
