import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const mail = {
  id: "m",
  recipient: "hanako@example.jp",
  template: "entry-received",
  attempts: 1,
  lastError: "550 5.1.1 no such mailbox",
  failedAt: "2026-11-20T03:00:00Z",
  createdAt: "2026-11-20T02:59:00Z",
  canResend: true,
};

describe("mail that did not leave", () => {
  it("is shown with the mail server's answer and sent again when asked", async () => {
    const page = { items: [mail], pageInfo: { endCursor: null, hasNextPage: false }, totalCount: 1 };
    const sent = serve({ viewer: { admin: anOwner }, unsentMails: page, resendMail: { mail: { ...mail, canResend: false }, errors: [] } });
    renderRoute("/admin/unsent_mail");
    expect(await screen.findByText("550 5.1.1 no such mailbox")).toBeDefined();
    fireEvent.click(screen.getByRole("checkbox", { name: /hanako@example\.jp/ }));
    fireEvent.click(screen.getByRole("button", { name: /送り直す/ }));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: /送り直す/ }));
    await expect.poll(() => sent).toEqual([{ name: "resendMail", input: { id: "m" } }]);
  });
});
