import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

describe("the settings of a seeker", () => {
  it("keep a choice of notices at once, the other channel as it was", async () => {
    const notificationSettings = [{ family: "MESSAGE", email: true, site: true }];
    const sent = serve({ viewer: { seeker: aSeeker }, notificationSettings });
    renderRoute("/user/member/edit?section=notifications");
    fireEvent.click(await screen.findByRole("checkbox", { name: /メッセージ.*メール/ }));
    expect(await screen.findByText("保存しました")).toBeDefined();
    expect(sent).toEqual([{ name: "setNotification", input: { family: "MESSAGE", email: false, site: true } }]);
  });

  it("hide the seeker from a company that was searched for and chosen", async () => {
    const asked: unknown[] = [];
    const sent = serve({
      viewer: { seeker: aSeeker },
      companiesNamed: (args: unknown) => {
        asked.push(args);
        return [{ id: "c9", name: "北の海水産", nameEn: null }];
      },
    });
    renderRoute("/user/member/edit?section=blocked");
    fireEvent.change(await screen.findByRole("textbox", { name: "企業の名前" }), { target: { value: "北の海" } });
    fireEvent.click(screen.getByRole("button", { name: "検索" }));
    fireEvent.click(await screen.findByRole("button", { name: "北の海水産をブロックする" }));
    const dialog = within(await screen.findByRole("dialog", { name: "北の海水産をブロックする" }));
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "ブロックする" }));
    expect(await screen.findByText("ブロックしました")).toBeDefined();
    expect(asked).toEqual([{ keyword: "北の海" }]);
    expect(sent).toEqual([{ name: "blockCompany", input: { companyId: "c9" } }]);
  });
});
