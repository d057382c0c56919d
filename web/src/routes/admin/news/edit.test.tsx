import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const item = { id: "n1", version: 2, title: "夏の休業", status: "DRAFT", legalMoves: ["PUBLISHED", "SCHEDULED"], bodyHtml: "" };

function open(overrides: object = {}, says: Record<string, unknown> = {}) {
  const saveNewsDraft = { savedAt: "2026-11-20T01:00:00Z" };
  const sent = serve({ viewer: { admin: anOwner }, adminNews: { ...item, ...overrides }, saveNewsDraft, ...says });
  return { sent, router: renderRoute("/admin/news/edit?id=n1") };
}

const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: /題名/ });

/** Presses an act of the panel. @returns the question that it asks */
async function press(act: string) {
  fireEvent.click(await screen.findByRole("button", { name: act }));
  return within(await screen.findByRole("dialog", { name: act }));
}

describe("an item of news", () => {
  it("is published as it stands in the form: what is typed is saved first", async () => {
    const { sent } = open({}, { updateNews: { news: { id: "n1", version: 3 } }, publishNews: { news: { id: "n1", version: 4 } } });
    fireEvent.change(await title(), { target: { value: "夏の休業のお知らせ" } });
    const question = await press("いますぐ公開する");
    fireEvent.click(question.getByRole("button", { name: "いますぐ公開する" }));
    expect(await screen.findByText("公開しました")).toBeDefined();
    expect(sent).toMatchObject([
      { name: "updateNews", input: { id: "n1", version: 2, content: { title: "夏の休業のお知らせ" } } },
      { name: "publishNews", input: { id: "n1", version: 3, publishAt: null } },
    ]);
  });

  it("is reserved for a time in Japan", async () => {
    const { sent } = open({}, { publishNews: { news: { id: "n1", version: 3 } } });
    const question = await press("公開を予約する");
    const go = question.getByRole<HTMLButtonElement>("button", { name: "公開を予約する" });
    expect(go.disabled).toBe(true);
    fireEvent.change(question.getByLabelText("公開する日時"), { target: { value: "2026-12-01T09:00" } });
    fireEvent.click(go);
    expect(await screen.findByText("公開を予約しました")).toBeDefined();
    expect(sent).toEqual([{ name: "publishNews", input: { id: "n1", version: 2, publishAt: "2026-12-01T00:00:00.000Z" } }]);
  });

  it("that a colleague saved first loses nothing: theirs is read, and ours can be put back", async () => {
    const theirs = { ...item, version: 3, title: "夏の営業", updatedByName: "石井 直子" };
    const stale = { news: null, errors: [{ ...refusal("先に変更されました。"), code: "STALE_VERSION" }] };
    const { sent } = open({}, { adminNews: () => (sent.length === 0 ? item : theirs), updateNews: stale });
    fireEvent.change(await title(), { target: { value: "夏の休業のお知らせ" } });
    fireEvent.click(screen.getByRole("button", { name: "保存する" }));
    expect(await screen.findByText(/^石井 直子さんが.*いまの入力と違うところ：題名/)).toBeDefined();
    expect((await title()).value).toBe("夏の休業のお知らせ");
    fireEvent.click(screen.getByRole("button", { name: "最新の内容を読み込む" }));
    await expect.poll(async () => (await title()).value).toBe("夏の営業");
    fireEvent.click(screen.getByRole("button", { name: "入力していた内容に戻す" }));
    expect((await title()).value).toBe("夏の休業のお知らせ");
  });

  it("that the server was not reached for says so and is saved by pressing again", async () => {
    const { sent } = open({}, { updateNews: { news: { id: "n1", version: 3 } } });
    server.use(api.mutation("UpdateNews", () => HttpResponse.error(), { once: true }));
    fireEvent.change(await title(), { target: { value: "夏の営業" } });
    const save = screen.getByRole<HTMLButtonElement>("button", { name: "保存する" });
    fireEvent.click(save);
    expect(await screen.findByText(/^問題が発生しました/)).toBeDefined();
    expect((await title()).value).toBe("夏の営業");
    await expect.poll(() => save.disabled).toBe(false);
    fireEvent.click(save);
    expect(await screen.findByText("保存しました")).toBeDefined();
    expect(sent).toMatchObject([{ name: "updateNews", input: { content: { title: "夏の営業" } } }]);
  });

  it("that was public once keeps its kind, and is ended with a reason that stays in the record", async () => {
    const { sent } = open({ status: "PUBLISHED", publishedAt: "2026-11-01T00:00:00Z", legalMoves: ["ARCHIVED"] });
    expect((await screen.findByRole<HTMLSelectElement>("combobox", { name: /種類/ })).disabled).toBe(true);
    const question = await press("公開を終了する");
    fireEvent.change(question.getByLabelText(/^理由/), { target: { value: "日付の誤り" } });
    fireEvent.click(question.getByRole("button", { name: "公開を終了する" }));
    expect(await screen.findByText("公開を終了しました")).toBeDefined();
    expect(sent).toEqual([{ name: "withdrawNews", input: { id: "n1", version: 2, reason: "日付の誤り" } }]);
    expect(screen.queryByRole("button", { name: "下書きを削除する" })).toBeNull();
  });

  it("is written in another language from the Japanese text, and what is typed outlives a look at a third language", async () => {
    const version = { language: "vi", title: "Nghỉ hè", summary: "Nghỉ.", bodyHtml: "<p>Nghỉ.</p>", isBehind: true, version: 4 };
    const { sent } = open({ summary: "休みます。", languageVersions: [version] }, { saveNewsVersion: { news: item } });
    const language = await screen.findByRole("combobox", { name: "言語" });
    expect(within(language).getByText("Tiếng Việt（日本語が変わりました）")).toBeDefined();
    fireEvent.change(language, { target: { value: "en" } });
    fireEvent.click(screen.getByRole("button", { name: "日本語の文と画像を写して始める" }));
    const box = () => screen.getByLabelText<HTMLInputElement>(/題名/, { selector: "#version-title" });
    await expect.poll(() => box().value).toBe("夏の休業");
    fireEvent.change(box(), { target: { value: "Closed in summer" } });
    fireEvent.change(language, { target: { value: "vi" } });
    expect(await screen.findByDisplayValue("Nghỉ hè")).toBeDefined();
    expect(screen.getByText(/確かめて、もう一度保存してください/)).toBeDefined();
    fireEvent.change(language, { target: { value: "en" } });
    expect(await screen.findByDisplayValue("Closed in summer")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "この言語の文を保存" }));
    expect(await screen.findByText("翻訳を保存しました")).toBeDefined();
    const input = { newsId: "n1", language: "en", version: null, title: "Closed in summer", summary: "休みます。" };
    expect(sent).toMatchObject([{ name: "saveNewsVersion", input }]);
  });

  it("whose translation is refused says so at its field and keeps what was typed", async () => {
    const refused = { news: null, errors: [{ code: "TOO_LONG", path: ["title"], message: "長すぎます。" }] };
    open({}, { saveNewsVersion: refused });
    fireEvent.change(await screen.findByRole("combobox", { name: "言語" }), { target: { value: "ne" } });
    const box = screen.getByLabelText<HTMLInputElement>(/題名/, { selector: "#version-title" });
    fireEvent.change(box, { target: { value: "लामो" } });
    fireEvent.click(screen.getByRole("button", { name: "この言語の文を保存" }));
    expect(await screen.findByText("＊長すぎます。")).toBeDefined();
    expect(box.value).toBe("लामो");
  });
});
