import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

/** Opens the form; files that would be saved are kept instead of fetched. */
function open(confirmedUntil: string, search = "") {
  const files: URL[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function keep(this: HTMLAnchorElement) {
    files.push(new URL(this.href));
  });
  const sent = serve({ viewer: { admin: { ...anAdmin, confirmedUntil } } });
  renderRoute(`/admin/message/download${search}`);
  return { sent, files };
}

async function start(reason: string) {
  fireEvent.change(await screen.findByRole("textbox", { name: /書き出す理由/ }), { target: { value: reason } });
  fireEvent.click(screen.getByRole("button", { name: "CSVを書き出す" }));
}

const past = "2020-01-01T00:00:00Z";
const future = "2999-01-01T00:00:00Z";

describe("messages as a file", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("are written out for a reason, of whole days in Japan, as the list was narrowed", async () => {
    const { files } = open(future, "?company=みなと&from=2026-11-01&to=2026-11-02");
    await start("通報の確認");
    expect(await screen.findByText(/^書き出しを始めました/)).toBeDefined();
    expect(files.map(({ pathname }) => pathname)).toEqual(["/api/admin/message/download"]);
    expect(Object.fromEntries(files[0]?.searchParams ?? [])).toEqual({
      reason: "通報の確認",
      company: "みなと",
      from: "2026-10-31T15:00:00.000Z",
      before: "2026-11-02T15:00:00.000Z",
    });
  });

  it("are not written out without a reason", async () => {
    const { files } = open(future);
    await start(" ");
    expect(await screen.findByText("＊入力してください")).toBeDefined();
    expect(files).toEqual([]);
  });

  it("are written out after the password only, when it was typed long ago", async () => {
    const { sent, files } = open(past);
    await start("通報の確認");
    const question = within(await screen.findByRole("dialog", { name: "ご本人の確認" }));
    expect(files).toEqual([]);
    fireEvent.change(question.getByLabelText(/パスワード/, { selector: "input" }), { target: { value: "himitsu-no-kotoba" } });
    fireEvent.click(question.getByRole("button", { name: "確認する" }));
    await expect.poll(() => files).toHaveLength(1);
    expect(sent).toEqual([{ name: "reauthenticate", input: { password: "himitsu-no-kotoba" } }]);
  });

  it("are not written out when the question for the password is cancelled", async () => {
    const { files } = open(past);
    await start("通報の確認");
    const question = within(await screen.findByRole("dialog", { name: "ご本人の確認" }));
    fireEvent.click(question.getByRole("button", { name: "キャンセル" }));
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "CSVを書き出す" }).disabled).toBe(false);
    expect(files).toEqual([]);
    expect(screen.queryByText(/^書き出しを始めました/)).toBeNull();
  });
});
