import type { DatedRows } from "../../../shared/ctx.ts";
import { renewNoticeDays } from "./notice-due.ts";
import { NoticeRule } from "./notice-rule.entity.ts";

/** Rules of 外国人雇用状況の届出 as the owner of the back office keeps them; the days of open notices follow from the rules that remain. */
export const noticeRows: DatedRows = {
  find: (em, code) => em.findOne(NoticeRule, { code }),
  async removed(em, row) {
    if (row instanceof NoticeRule) await renewNoticeDays(em, row);
  },
};
