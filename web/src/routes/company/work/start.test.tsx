import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const template = (id: string, title: string, category: string, employmentType: string) => ({
  ...{ __typename: "PostingTemplate", id, title, titleEn: `${id} in English`, category, employmentType, description: "仕事の説明" },
});
const phrase = { __typename: "PostingPhrase", path: "dutiesChangeScope", text: "会社の定める業務" };

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  localStorage.clear();
  const postingTemplates = [
    template("care-full", "介護スタッフ（正社員）", "WELFARE_CARE", "FULL_TIME"),
    template("farm", "農業スタッフ", "AGRICULTURE", "FULL_TIME"),
  ];
  server.use(
    signedIn({ company: aCompany }),
    api.query("PostingStarts", () => HttpResponse.json({ data: { postingTemplates, postingPhrases: [phrase] } })),
    api.query("PostingCheck", () =>
      HttpResponse.json({
        data: {
          checkPosting: {
            ...{ __typename: "PostingCheck", issues: [], statuses: [] },
            readability: { __typename: "Readability", level: "N5", isTooHard: false, hardWords: [] },
          },
        },
      }),
    ),
    api.mutation("StartWork", ({ variables }) => {
      sent.push(variables["input"]);
      const errors = [{ __typename: "UserError", code: "SHEET_UNREADABLE", message: "読み取れませんでした。", path: ["sheet"] }];
      return HttpResponse.json({
        data: { startWork: { __typename: "StartWorkPayload", work: null, fromProfile: [], fromSheet: [], unread: [], errors } },
      });
    }),
  );
});

describe("where a new work starts", () => {
  it("is a template, found by trade or kind of employment", async () => {
    renderRoute("/company/work/regist");
    expect(await screen.findByRole("button", { name: "これで始める：農業スタッフ" }, wait)).toBeDefined();
    fireEvent.change(screen.getByLabelText("職種・雇用形態で探す"), { target: { value: "福祉" } });
    await waitFor(() => expect(screen.queryByRole("button", { name: "これで始める：農業スタッフ" })).toBeNull(), wait);
    fireEvent.click(screen.getByRole("button", { name: "これで始める：介護スタッフ（正社員）" }));
    await waitFor(() => expect(sent).toMatchObject([{ templateId: "care-full" }]), wait);
  });

  it("is a text that is there; what the server says of it is shown, and the text stays", async () => {
    renderRoute("/company/work/regist");
    const area = await screen.findByLabelText("求人票・ページの文章", undefined, wait);
    fireEvent.change(area, { target: { value: "こんにちは" } });
    fireEvent.click(screen.getByRole("button", { name: "読み取って始める" }));
    expect(await screen.findByText("読み取れませんでした。", undefined, wait)).toBeDefined();
    expect(sent).toMatchObject([{ sheet: "こんにちは" }]);
    expect(screen.getByDisplayValue("こんにちは")).toBeDefined();
  });
});

describe("the form", () => {
  it("asks for fixed overtime only where there is some", async () => {
    renderRoute("/company/work/regist?from=blank");
    fireEvent.click(await screen.findByRole("button", { name: /^4 / }, wait));
    const box = await screen.findByRole("checkbox", { name: /固定残業代/ }, wait);
    expect(screen.queryByLabelText(/固定残業代の額|固定残業代（月額/)).toBeNull();
    const before = screen.getAllByRole("textbox").length;
    fireEvent.click(box);
    await waitFor(() => expect(screen.getAllByRole("textbox").length).toBe(before + 2), wait);
  });

  it("puts a sentence into its field with a press", async () => {
    renderRoute("/company/work/regist?from=blank");
    fireEvent.click(await screen.findByRole("button", { name: /^3 / }, wait));
    fireEvent.click(await screen.findByRole("button", { name: "会社の定める業務", hidden: true }, wait));
    expect(await screen.findByDisplayValue("会社の定める業務", undefined, wait)).toBeDefined();
  });

  it("brings back what was typed and not saved", async () => {
    const copy = { values: { title: "消えなかった題名" }, operationId: "0191f6a4-0000-7000-8000-000000000001" };
    localStorage.setItem("posting:company-1:new", JSON.stringify(copy));
    renderRoute("/company/work/regist?from=blank");
    expect(await screen.findByDisplayValue("消えなかった題名", undefined, wait)).toBeDefined();
    expect(screen.getByText("保存できていなかった入力を戻しました。続けて書けます。")).toBeDefined();
  });
});
