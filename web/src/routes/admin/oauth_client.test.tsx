import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

it("an app is approved with what people are told before they agree", async () => {
  const sent = serve({ viewer: { admin: anOwner }, approveOAuthClient: { client: { id: "1" }, errors: [] } });
  renderRoute("/admin/oauth_client");
  const write = (name: RegExp, value: string) => fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  await screen.findByRole("textbox", { name: /アプリの名前/ });
  write(/アプリの名前/, "しごとアプリ");
  write(/情報を受け取る人/, "例アプリ株式会社");
  write(/使う目的（日本語）/, "応募の管理");
  write(/使う目的（英語）/, "Managing applications");
  write(/戻り先/, "com.example.app:/back\n\nhttps://app.example.jp/back");
  fireEvent.click(screen.getByRole("checkbox", { name: /応募/ }));
  fireEvent.click(screen.getByRole("button", { name: "承認する" }));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    name: "approveOAuthClient",
    input: {
      name: "しごとアプリ",
      kind: "SEEKER",
      country: "JP",
      scopes: ["apply"],
      redirectUris: ["com.example.app:/back", "https://app.example.jp/back"],
      origins: [],
    },
  });
});
