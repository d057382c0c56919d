import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

function open(says: Record<string, unknown> = {}) {
  const entry = {
    id: "e1",
    version: 4,
    status: "SCREENING",
    legalMoves: ["SCHEDULING", "REJECTED"],
    applicant: { displayName: "グエン ティ・マイ" },
    work: { title: "介護スタッフ" },
    notes: [{ id: "n1", body: "電話で話した。", author: "佐藤 恵", viewerCanDelete: true }],
  };
  const sent = serve({ viewer: { company: aCompany }, companyEntry: entry, ...says });
  renderRoute("/company/entry/users/detail?id=e1");
  return sent;
}

const forbidden = {
  ...{ id: "e1", version: 4, status: "SCREENING", legalMoves: ["OFFERED"], offerCondition: null },
  permission: { verdict: "NG", reasons: [] },
  applicant: { displayName: "グエン ティ・マイ" },
};

describe("one applicant", () => {
  it.each([
    ["「面接調整中」にする", "SCHEDULING"],
    ["「不採用」にする", "REJECTED"],
  ])("is moved by %s to exactly that, after a question", async (label, to) => {
    const sent = open();
    fireEvent.click(await screen.findByRole("button", { name: label }));
    const dialog = within(await screen.findByRole("dialog", { name: label }));
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "変更する" }));
    await expect.poll(() => sent).toMatchObject([{ name: "moveEntry", input: { id: "e1", version: 4, to } }]);
  });

  it.each([
    ["CHANGE_OF_STATUS", "変更後の在留資格", "NURSING_CARE", { way: "CHANGE_OF_STATUS", status: "NURSING_CARE" }],
    ["FEWER_HOURS", "週の労働時間", "27.5", { way: "FEWER_HOURS", weeklyHours: 27.5 }],
    ["LATER_START", "入社日", "2027-04-01", { way: "LATER_START", startsOn: "2027-04-01" }],
  ])("whom the rules say no to is offered the job only by a lawful way: %s", async (way, label, value, condition) => {
    const sent = serve({ viewer: { company: aCompany }, companyEntry: forbidden });
    renderRoute("/company/entry/users/detail?id=e1");
    fireEvent.click(await screen.findByRole("button", { name: "「内定」にする" }));
    const dialog = within(await screen.findByRole("dialog", { name: "「内定」にする" }));
    const send = dialog.getByRole("button", { name: "変更する" });
    expect(send).toHaveProperty("disabled", true);
    fireEvent.change(dialog.getByRole("combobox", { name: "条件" }), { target: { value: way } });
    expect(send).toHaveProperty("disabled", true);
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fireEvent.click(send);
    await expect.poll(() => sent).toMatchObject([{ name: "moveEntry", input: { id: "e1", to: "OFFERED", condition } }]);
  });

  it("is seen with the condition of the offer", async () => {
    const offerCondition = { way: "CHANGE_OF_STATUS", status: "NURSING_CARE", weeklyHours: null, startsOn: null };
    serve({ viewer: { company: aCompany }, companyEntry: { ...forbidden, status: "ACCEPTED", legalMoves: ["JOINED"], offerCondition } });
    renderRoute("/company/entry/users/detail?id=e1");
    expect(await screen.findByText("条件つきの内定")).toBeDefined();
    expect(screen.getByText("在留資格を「介護」に変更してから入社できます。")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "「入社」にする" }));
    const dialog = within(await screen.findByRole("dialog", { name: "「入社」にする" }));
    expect(dialog.getByRole("button", { name: "変更する" })).toHaveProperty("disabled", false);
  });

  it.each([
    [false, "未完了"],
    [true, "済み"],
  ])("whose card was looked at is done only with its number: %s", async (numberConfirmed, said) => {
    const hire = { cardCheckedOn: "2026-11-20", isExempt: false, numberConfirmed, warnings: [] };
    serve({ viewer: { company: aCompany }, companyEntry: { ...forbidden, status: "ACCEPTED", legalMoves: [], hire } });
    renderRoute("/company/entry/users/detail?id=e1");
    const duty = (await screen.findByRole("heading", { name: "在留カードの確認" })).closest("li");
    if (!duty) throw new Error("A duty without its place");
    expect(within(duty).getByText(said)).toBeDefined();
  });

  it("who has left is said to have left: the history stays, nothing asks about the person", async () => {
    const applicant = { displayName: "退会した応募者", hasLeft: true, isReachable: false };
    serve({ viewer: { company: aCompany }, companyEntry: { id: "e1", status: "ACCOUNT_CLOSED", legalMoves: [], applicant } });
    renderRoute("/company/entry/users/detail?id=e1");
    expect(await screen.findByText("退会されました")).toBeDefined();
    expect(screen.getByText(/ご本人が30日以内に戻られたときは、また表示されます/)).toBeDefined();
    expect(screen.getByRole("heading", { name: "経過" })).toBeDefined();
    expect(screen.queryByRole("textbox", { name: "メモを書く" })).toBeNull();
    expect(screen.queryByText("連絡できません")).toBeNull();
  });

  it("gets a note of the members, and the box is empty for the next one", async () => {
    const sent = open();
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "メモを書く" });
    fireEvent.change(box, { target: { value: "夜勤もできる。" } });
    fireEvent.click(screen.getByRole("button", { name: "メモを残す" }));
    expect(await screen.findByText("メモを残しました")).toBeDefined();
    expect(sent).toEqual([{ name: "addEntryNote", input: { entryId: "e1", body: "夜勤もできる。" } }]);
    expect(box.value).toBe("");
  });

  it("keeps a note that was refused, and says why", async () => {
    open({ addEntryNote: { errors: [refusal("長すぎます。")] } });
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "メモを書く" });
    fireEvent.change(box, { target: { value: "夜勤もできる。" } });
    fireEvent.click(screen.getByRole("button", { name: "メモを残す" }));
    expect((await screen.findByRole("alert")).textContent).toContain("長すぎます。");
    expect(box.value).toBe("夜勤もできる。");
  });

  it("keeps a note, a rating and times that no answer came to, and says so", async () => {
    const fail = () => {
      throw new Error("lost");
    };
    open({ addEntryNote: fail, saveScorecard: fail, offerInterviewSlots: fail });
    const note = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "メモを書く" });
    fireEvent.change(note, { target: { value: "夜勤もできる。" } });
    fireEvent.click(screen.getByRole("button", { name: "メモを残す" }));
    await expect.poll(() => screen.queryAllByText(/通信できませんでした/)).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "評価を書く" }));
    fireEvent.click(screen.getByRole("button", { name: "評価を保存する" }));
    await expect.poll(() => screen.queryAllByText(/通信できませんでした/)).toHaveLength(2);
    fireEvent.change(screen.getByLabelText("候補の日時 1"), { target: { value: "2026-12-01T10:00" } });
    fireEvent.change(screen.getByRole("textbox", { name: "場所・URL・電話番号" }), { target: { value: "本社3階" } });
    fireEvent.click(screen.getByRole("button", { name: "候補を応募者に送る" }));
    await expect.poll(() => screen.queryAllByText(/通信できませんでした/)).toHaveLength(3);
    expect(note.value).toBe("夜勤もできる。");
  });

  it("is rated by the member's own points; what is left open stays open", async () => {
    const sent = open();
    fireEvent.click(await screen.findByRole("button", { name: "評価を書く" }));
    fireEvent.change(screen.getByRole("combobox", { name: "日本語でのやりとり" }), { target: { value: "4" } });
    fireEvent.change(screen.getByRole("combobox", { name: "選考についての意見" }), { target: { value: "YES" } });
    fireEvent.change(screen.getByRole("textbox", { name: "理由・気づいたこと" }), { target: { value: "はっきり話す。" } });
    fireEvent.click(screen.getByRole("button", { name: "評価を保存する" }));
    const points = { japanese: 4, experience: null, communication: null, motivation: null };
    const input = { entryId: "e1", ...points, recommendation: "YES", comment: "はっきり話す。" };
    await expect.poll(() => sent).toEqual([{ name: "saveScorecard", input }]);
  });

  it("is offered times of Japan, all with one place", async () => {
    const sent = open();
    fireEvent.change(await screen.findByLabelText("候補の日時 1"), { target: { value: "2026-12-01T10:00" } });
    fireEvent.click(screen.getByRole("button", { name: "候補を増やす" }));
    fireEvent.change(screen.getByLabelText("候補の日時 2"), { target: { value: "2026-12-02T14:30" } });
    fireEvent.change(screen.getByRole("textbox", { name: "場所・URL・電話番号" }), { target: { value: "本社3階" } });
    fireEvent.click(screen.getByRole("button", { name: "候補を応募者に送る" }));
    const slot = { minutes: 45, way: "ONSITE", place: "本社3階" };
    const slots = [
      { ...slot, startsAt: "2026-12-01T01:00:00.000Z" },
      { ...slot, startsAt: "2026-12-02T05:30:00.000Z" },
    ];
    await expect.poll(() => sent).toEqual([{ name: "offerInterviewSlots", input: { entryId: "e1", version: 4, slots } }]);
  });
});
