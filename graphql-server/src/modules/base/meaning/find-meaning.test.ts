import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTokenizer } from "../../../platform/furigana/morphemes.ts";
import { findMeaning } from "./find-meaning.ts";
import { learnedFrom } from "./meaning-weights.data.ts";

const tokenize = createTokenizer();
const found = (text: string, isEmployment = true) => findMeaning(tokenize, text, { isEmployment });
const words = (text: string) => found(text).map(({ start, end }) => text.slice(start, end));

describe("a sentence read by its meaning", () => {
  it.each([
    ["AGE", "お孫さんがいらっしゃる世代の方には、少し居心地が悪いかもしれません。"],
    ["SEX", "深夜の戸締まりがあるので、女の子一人では任せられません。"],
    ["NATIONALITY", "取引先が異国の方に慣れていないため、日本で育った方にお願いしています。"],
    ["HEALTH", "週に一度カウンセリングに通う方は、人手が足りないので難しいです。"],
    ["PRIVACY", "お母様のお勤め先を、参考までに書いてください。"],
    ["CONDITIONS", "器を割ったら、その分は翌月の給与で調整します。"],
    ["CONDITIONS", "在留カードの原本は、なくすといけないので事務所の棚にしまっておきます。"],
    ["MISLEADING", "うちより待遇の良い店は、この街に一つもないはずです。"],
    ["CRIME", "誰のものか気にしないで、届いた封筒を駅のロッカーに入れるだけです。"],
  ])("is a question of %s however it is put: %s", (reason, text) => {
    expect(found(text).map(({ facts }) => facts.reason)).toContain(reason);
  });

  it.each([
    "器を割っても、弁償はありません。会社の保険で直します。",
    "定年のあとも希望者全員が再雇用で70歳まで働けます。",
    "お子さんの急な発熱では、気兼ねなく休めます。",
    "ネパールから来た先輩が教えてくれます。",
    "パスポートはご自身で持っていてください。",
    "荷物を受け取り、伝票の住所へ届けます。",
    "通院に合わせてシフトを調整できます。",
    "皆様のご応募を心よりお待ちしております。",
    "まずはお気軽にご応募ください。",
    "面接の日程をご相談させてください。",
    "Thank you for applying.",
  ])("is none where the same words say what is lawful: %s", (text) => {
    expect(words(text)).toEqual([]);
  });

  it("is pointed at by itself among others, in the characters as typed", () => {
    const text = "料理を運びます。\nお 皿を割ったら、代金は翌月の給与で調整します。まかないがあります。";
    expect(words(text)).toEqual(["お 皿を割ったら、代金は翌月の給与で調整します"]);
  });

  it("is no question where the text names a lawful exception", () => {
    const text = "若い方から先に面接します。";
    expect(words(text)).toHaveLength(1);
    expect(words(`${text}（長期勤続によるキャリア形成のため、例外事由3号のイ）`)).toEqual([]);
  });

  it("is judged for 業務委託 only where the law is not one of employment", () => {
    expect(found("残業代という考え方はうちにはありません。", false)).toEqual([]);
    expect(found("欧米出身の方のほうが生徒が喜びます。", false)).toHaveLength(1);
  });

  it("is read at most once and in bounded time, however often it is repeated", () => {
    expect(found("男性だけでやっています、同性だけでそろえます。".repeat(500)).length).toBeGreaterThan(1);
    expect(found("あ".repeat(20_000))).toEqual([]);
  });
});

describe("the weights", () => {
  it("were learned from the examples as they are written now: run `npm run meaning`", () => {
    const folder = join(import.meta.dirname, "../../../../bench/meaning/corpus");
    const files = readdirSync(folder).toSorted();
    const written = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
    expect(learnedFrom).toBe(createHash("sha256").update(written).digest("hex").slice(0, 16));
  });
});
