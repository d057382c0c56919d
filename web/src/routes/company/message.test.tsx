import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };
const conversation = {
  __typename: "CompanyConversation",
  id: "c1",
  counterpartName: "グエン ティ・マイ",
  subject: null,
  unreadCount: 0,
  lastMessageAt: "2026-11-01T00:00:00Z",
  lastMessage: null,
  readByCounterpartAt: null,
  isReachable: true,
  hasLeft: false,
  entry: { __typename: "CompanyEntry", id: "e1", work: { __typename: "CompanyWork", id: "w1", title: "介護スタッフ" } },
  messages: { __typename: "MessagePage", items: [], pageInfo },
};

/** The company's own texts, as the server keeps them. */
function serve(kept: { name: string; body: string }[]) {
  const rows = kept.map((one) => ({ __typename: "CompanyTemplate", id: one.name, ...one }));
  server.use(
    signedIn({ company: aCompany }),
    api.query("CompanyMessageScreen", () =>
      HttpResponse.json({
        data: { companyConversations: { __typename: "ConversationPage", items: [conversation], pageInfo, totalCount: 1 } },
      }),
    ),
    api.query("CompanyConversation", () => HttpResponse.json({ data: { conversation } })),
    api.query("CompanyTemplates", () => HttpResponse.json({ data: { companyTemplates: rows } })),
    api.mutation("SaveCompanyTemplate", ({ variables }) => {
      rows.push({ __typename: "CompanyTemplate", id: "new", ...variables["input"] });
      const template = { __typename: "CompanyTemplate", id: "new" };
      return HttpResponse.json({ data: { saveCompanyTemplate: { __typename: "SaveCompanyTemplatePayload", template, errors: [] } } });
    }),
    api.mutation("DeleteCompanyTemplate", ({ variables }) => {
      const id = variables["input"].id;
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
      return HttpResponse.json({
        data: { deleteCompanyTemplate: { __typename: "DeleteCompanyTemplatePayload", deletedId: id, errors: [] } },
      });
    }),
  );
  return rows;
}

async function open() {
  renderRoute("/company/message?id=c1");
  return { text: await screen.findByLabelText<HTMLTextAreaElement>("メッセージを書く", undefined, wait) };
}

it("a conversation says for which work the applicant writes and leads to the application", async () => {
  serve([]);
  renderRoute("/company/message?id=c1");
  const link = await screen.findByRole("link", { name: "応募の内容を見る" }, wait);
  expect(link.getAttribute("href")).toBe("/company/entry/users/detail?id=e1");
  expect(screen.getAllByText("介護スタッフ").length).toBeGreaterThan(1);
});

describe("the texts of a company's messages", () => {
  beforeEach(() => serve([{ name: "折り返し", body: "{氏名} 様\n{求人}の件で、{会社}より折り返します。" }]));

  it("may be the company's own ones, which stand behind what is written", async () => {
    const { text } = await open();
    const choice = await screen.findByLabelText<HTMLSelectElement>("保存した文面", undefined, wait);
    fireEvent.change(text, { target: { value: "こんにちは。" } });
    fireEvent.change(choice, { target: { value: "折り返し" } });
    expect(choice.value).toBe("");
    expect(text.value).toBe("こんにちは。\n\nグエン ティ・マイ 様\n介護スタッフの件で、みなとの風福祉会より折り返します。");
  });

  it("are kept without the name of the applicant, and deleted again", async () => {
    const rows = serve([]);
    const { text } = await open();
    fireEvent.change(text, { target: { value: "グエン ティ・マイ 様\n介護スタッフの結果をお伝えします。" } });
    fireEvent.click(screen.getByRole("button", { name: "この文面を保存" }));
    const dialog = within(await screen.findByRole("dialog", undefined, wait));
    expect(dialog.getByLabelText<HTMLTextAreaElement>("本文").value).toBe("{氏名} 様\n{求人}の結果をお伝えします。");
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "保存する" }).disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText("文面の名前"), { target: { value: "結果" } });
    fireEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(rows).toMatchObject([{ name: "結果", body: "{氏名} 様\n{求人}の結果をお伝えします。" }]), wait);
    fireEvent.click(await screen.findByRole("button", { name: "保存した文面の管理" }, wait));
    fireEvent.click(await screen.findByRole("button", { name: "「結果」を削除" }, wait));
    await waitFor(() => expect(rows).toEqual([]), wait);
  });
});
