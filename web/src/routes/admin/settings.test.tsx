import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

function open(says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { admin: anOwner }, ...says });
  renderRoute("/admin/settings?part=terms");
  return sent;
}

async function add(values: Readonly<Record<string, string>>) {
  const form = within((await screen.findByRole("heading", { name: "期限を追加する" })).closest("section") ?? document.body);
  for (const [name, value] of Object.entries(values)) fireEvent.change(form.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
  fireEvent.click(form.getByRole("button", { name: "追加する" }));
}

describe("the terms of the operator's work", () => {
  it("get a new row from a day on, with what it rests on", async () => {
    const sent = open();
    await add({ 期限: "INQUIRY_KEPT", 適用を始める日: "2027-04-01", 長さ: "90", 根拠: "社内規程" });
    const input = { code: "INQUIRY_KEPT", validFrom: "2027-04-01", length: 90, basis: "社内規程" };
    await expect.poll(() => sent).toEqual([{ name: "addOperatingTerm", input }]);
  });

  it("send nothing while the length is no number", async () => {
    const sent = open();
    await add({ 適用を始める日: "2027-04-01", 長さ: "長い", 根拠: "社内規程" });
    expect((await screen.findAllByText(/入力内容を確認してください/)).length).toBe(1);
    expect(sent).toEqual([]);
  });

  it("say beside the field what the server found wrong", async () => {
    open({ addOperatingTerm: { errors: [refusal("過去の日は選べません。", ["validFrom"])] } });
    await add({ 適用を始める日: "2020-04-01", 長さ: "3", 根拠: "社内規程" });
    expect(await screen.findByText("＊過去の日は選べません。")).toBeDefined();
  });
});

describe("the facts about the operator", () => {
  const row = (telecomNumber: string) => ({
    id: "row-1",
    validFrom: "2026-11-01",
    when: "NOW",
    demo: false,
    permit: "TODOKEDE",
    facts: [
      { name: "notificationNumber", value: "51-募-000123" },
      { name: "telecomNumber", value: telecomNumber },
    ],
    by: null,
    createdAt: null,
  });
  const show = (telecomNumber: string) => {
    serve({ viewer: { admin: anOwner }, operatorFactRows: [row(telecomNumber)] });
    renderRoute("/admin/settings?part=operator");
  };

  it("warn of a notification number that is missing", async () => {
    show("");
    expect(await screen.findByText("届出の番号が入っていません：電気通信事業の届出番号")).toBeDefined();
  });

  it("say nothing once it is there", async () => {
    show("A-08-12345");
    expect(await screen.findByDisplayValue("A-08-12345")).toBeDefined();
    expect(screen.queryByText(/届出の番号が入っていません/)).toBeNull();
  });
});

describe("the rules about postings", () => {
  const rules = [
    { rule: "WORK_TRIAL_LONG", says: "試用期間が長すぎます。", tier: "ASK", rows: [] },
    {
      rule: "WORK_WORDING_AGE",
      says: "年齢による制限です。",
      tier: "BLOCK",
      rows: [
        { id: "WORK_WORDING_AGE:2026-11-01", validFrom: "2026-11-01", when: "NOW", raised: true, reason: "指導のため", by: "運営 太郎" },
      ],
    },
  ];
  async function openRules() {
    const sent = serve({ viewer: { admin: anOwner }, raisableRules: rules });
    renderRoute("/admin/settings?part=rules");
    const form = within((await screen.findByRole("heading", { name: "規則の扱いを変える" })).closest("section") ?? document.body);
    return { sent, form };
  }

  it("say what comes of each today, and why", async () => {
    await openRules();
    expect(screen.getByText("試用期間が長すぎます。 審査で確認")).toBeDefined();
    expect(screen.getByText("年齢による制限です。 公開を止める")).toBeDefined();
    expect(screen.getByText("指導のため")).toBeDefined();
  });

  it.each([
    ["BLOCK", true],
    ["ASK", false],
  ])("are changed from a day on with a reason: %s", async (to, raised) => {
    const { sent, form } = await openRules();
    const values = { 規則: "WORK_TRIAL_LONG", 扱い: to, 適用を始める日: "2027-04-01", 理由: "指導が続いたため" };
    for (const [name, value] of Object.entries(values))
      fireEvent.change(form.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
    fireEvent.click(form.getByRole("button", { name: "追加する" }));
    const input = { rule: "WORK_TRIAL_LONG", validFrom: "2027-04-01", reason: "指導が続いたため", raised };
    await expect.poll(() => sent).toEqual([{ name: "setRuleTier", input }]);
  });
});
