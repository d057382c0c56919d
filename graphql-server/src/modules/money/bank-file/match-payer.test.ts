import { describe, expect, it } from "vitest";
import { bankFile, bankKana, fiveHundred } from "../../../testing/bank-fixture.ts";
import { PayerMatcher } from "./match-payer.ts";
import { PayerIndex } from "./payer-index.ts";
import { payerKey, writtenNumber } from "./payer-key.ts";
import { readZengin } from "./read-zengin.ts";

const today = new Date("2026-11-21T03:00:00Z");
const due = new Date("2026-11-30T03:00:00Z");
const idOf = (company: number, invoice: number) => `${company}:${invoice}`;

/** The authored month as the file of a bank, read back, with the open invoices of its companies. */
function authored() {
  const { companies, lines } = fiveHundred();
  const read = readZengin(bankFile(lines), today);
  const invoices = companies.flatMap((company, place) =>
    company.invoices.map(({ amount }, index) => ({
      id: idOf(place, index),
      number: `2026-${String(place * 10 + index).padStart(6, "0")}`,
      companyId: String(place),
      open: amount,
      dueAt: due,
    })),
  );
  const index = new PayerIndex(
    companies.map(({ nameKana }, place) => ({ id: String(place), nameKana })),
    [],
  );
  return { truths: lines, read, matcher: new PayerMatcher(index, invoices) };
}

describe("the five hundred transfers of a month", () => {
  it("are matched to at least 95 of 100, and none to the wrong invoice", () => {
    const { truths, read, matcher } = authored();
    expect([read.problems, read.lines.length]).toEqual([[], 500]);
    const matches = read.lines.map((line, place) => ({
      found: matcher.match(line)?.id,
      truth: truths[place]?.truth,
      name: line.payerName,
    }));
    const wrong = matches.filter(({ found, truth }) => found && (!truth || found !== idOf(truth.company, truth.invoice)));
    expect(wrong).toEqual([]);
    const missed = matches.filter(({ found, truth }) => truth && !found);
    expect(missed).toEqual([]);
    expect(matches.filter(({ found }) => found).length).toBeGreaterThanOrEqual(475);
  });

  it("leave the rest with candidates whose likeliest is right where anyone could tell", () => {
    const { read, matcher } = authored();
    const rest = read.lines.filter((line) => !matcher.match(line));
    expect(rest.length).toBeLessThanOrEqual(25);
    const best = new Map(rest.map((line) => [line.payerName, matcher.candidates(line)[0]]));
    expect(best.get(bankKana("カ)テスウリョウ"))).toMatchObject({ name: 60, amount: 20 });
    expect(best.get(bankKana("カ)ハンブンショウカイ"))).toMatchObject({ name: 60, amount: 0 });
    expect(best.get(bankKana("タナカ マコト"))?.amount).toBe(40);
    expect(best.get(bankKana("マルヤマ"))).toMatchObject({ score: 100 });
  });
});

describe("a payer's name", () => {
  it.each([
    ["ｶ)ﾐﾅﾄﾌ-ﾄﾞｻ-ﾋﾞｽ", "カブシキガイシャミナトフードサービス"],
    ["ﾐﾅﾄﾌｰﾄﾞｻｰﾋﾞｽ(ｶ", "株)ミナトフードサービス".replace("株)", "カ)")],
    ["ｶﾌﾞｼｷｶﾞｲｼﾔ ﾐﾅﾄ ﾌ-ﾄﾞｻ-ﾋﾞｽ", "みなとふーどさーびす"],
    ["ﾌｸ)ﾄｷﾜｶｲ", "社会福祉法人".replace("社会福祉法人", "シャカイフクシホウジン") + "トキワカイ"],
    ["ｲ)ｼﾔﾀﾞﾝ ﾋﾞﾖｳｲﾝ", "イ)シャダンビョウイン"],
    ["ABC(ｶ)", "ＡＢＣ"],
  ])("%s is that of %s", (bank, company) => {
    expect(payerKey(bank).key).toBe(payerKey(company).key);
    expect(payerKey(bank).key.length).toBeGreaterThan(2);
  });

  it("may hold the number of the invoice", () => {
    expect(writtenNumber("2026-000123 ｶ)ﾐﾅﾄ")).toEqual({ number: "2026-000123", short: null, rest: "ｶ)ﾐﾅﾄ" });
    expect(writtenNumber("2026000123ｶ)ﾐﾅﾄ")).toMatchObject({ number: "2026-000123" });
    expect(writtenNumber("000123 ｶ)ﾐﾅﾄ")).toEqual({ number: null, short: "000123", rest: "ｶ)ﾐﾅﾄ" });
    expect(writtenNumber("ｶ)ﾐﾅﾄ 09012345678")).toMatchObject({ number: null, short: null });
  });
});

describe("a number that a payer writes", () => {
  const index = new PayerIndex(
    [
      { id: "a", nameKana: "カブシキガイシャミナト" },
      { id: "b", nameKana: "カブシキガイシャサクラ" },
    ],
    [],
  );
  const invoice = (id: string, companyId: string, open = 32_780) => ({ id, number: `2026-00000${id}`, companyId, open, dueAt: due });
  const match = (payerName: string, amount = 32_780) =>
    new PayerMatcher(index, [invoice("1", "a"), invoice("2", "a"), invoice("3", "b")]).match({ payerName, amount, ediInfo: "" })?.id;

  it("chooses between invoices of its company, and never one of another", () => {
    expect(match("2026-000002 ｶ)ﾐﾅﾄ")).toBe("2");
    expect(match("000002ｶ)ﾐﾅﾄ")).toBe("2");
    expect(match("ｶ)ﾐﾅﾄ")).toBe("1");
    expect(match("2026-000003 ｶ)ﾐﾅﾄ")).toBe("1");
    expect(match("2026-000003 ﾀﾅｶ ﾏｺﾄ")).toBeUndefined();
    expect(match("2026-000002 ｶ)ﾐﾅﾄ", 1)).toBeUndefined();
  });

  it("is no longer needed once somebody has said whose payer's name it is", () => {
    const known = new PayerIndex([{ id: "a", nameKana: "カブシキガイシャミナト" }], [{ key: payerKey("ﾀﾅｶ ﾏｺﾄ").key, companyId: "a" }]);
    expect(known.find("ﾀﾅｶ ﾏｺﾄ")).toBe("a");
    expect(index.find("ﾀﾅｶ ﾏｺﾄ")).toBeUndefined();
  });
});
