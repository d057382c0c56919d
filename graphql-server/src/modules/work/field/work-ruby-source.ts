import type { RubySource } from "../../base/reading/ruby-sources.ts";
import { declaredFields } from "./fields.ts";

const short = { title: "title", city: "city", nearestStation: "nearest_station" };
const japanese = declaredFields.filter(({ column, language }) => language === "ja" && !(column in short));

/** The texts of a work that get readings: every field in Japanese, the short ones with every row. */
export const workRubySource = {
  table: "work",
  owners: "jsonb_build_array(t.company_id, t.id)",
  short,
  long: Object.fromEntries(japanese.map(({ column }) => [column, column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)])),
} satisfies RubySource;
