import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const time = "2026-11-20T01:00:00Z";
const device = (id: string, name: string, isCurrent: boolean) => ({
  __typename: "Device",
  id,
  name,
  app: null,
  ip: "192.0.2.1",
  createdAt: time,
  lastSeenAt: time,
  isCurrent,
});
const standing = { __typename: "TwoFactor", id: "admin-1", enabledAt: null, recoveryCodesLeft: 0, isRequired: false };

/** A signed-in admin with another browser, and what was asked of the server. */
function serve() {
  const sent: unknown[] = [];
  let devices = [device("here", "Chrome / Windows", true), device("there", "Safari / iPhone", false)];
  server.use(
    signedIn({ admin: anAdmin }),
    api.query("OwnTwoFactor", () => HttpResponse.json({ data: { twoFactor: { ...standing, mustConfirmPassword: false } } })),
    api.query("DevicesSection", ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { devices } });
    }),
    api.mutation("EndDevices", ({ variables }) => {
      sent.push(variables);
      devices = devices.filter(({ isCurrent }) => isCurrent);
      return HttpResponse.json({ data: { endDevices: { __typename: "EndDevicesPayload", ended: 1, errors: [] } } });
    }),
    api.mutation("ChangePassword", ({ variables }) => {
      sent.push(variables);
      return HttpResponse.json({ data: { changePassword: { __typename: "ChangePasswordPayload", done: true, errors: [] } } });
    }),
  );
  return sent;
}

describe("the own account of the back office", () => {
  it("shows where one is signed in, and ends that elsewhere", async () => {
    const sent = serve();
    renderRoute("/admin/login");
    expect(await screen.findByRole("heading", { level: 1, name: "自分のアカウント" }, wait)).toBeDefined();
    const other = (await screen.findByRole("heading", { name: "Safari / iPhone" }, wait)).closest("article");
    if (!other) throw new Error("The device stands in no article");
    fireEvent.click(within(other).getByRole("button", { name: "ログアウトさせる" }));
    expect(await screen.findByText("ログアウトさせました", undefined, wait)).toBeDefined();
    expect(sent.slice(0, 2)).toEqual([{ kind: "ADMIN" }, { input: { id: "there", kind: "ADMIN" } }]);
    await expect.poll(() => screen.queryByRole("heading", { name: "Safari / iPhone" }), wait).toBeNull();
  });

  it("changes the own password, and then asks again where one is signed in", async () => {
    const sent = serve();
    renderRoute("/admin/login");
    fireEvent.change(await screen.findByLabelText(/現在のパスワード/, undefined, wait), { target: { value: "ふるい合いことばです" } });
    fireEvent.change(screen.getByLabelText(/新しいパスワード/), { target: { value: "あたらしい合いことばは長くします" } });
    fireEvent.click(screen.getByRole("button", { name: "パスワードを変更する" }));
    expect(await screen.findByText("パスワードを変更しました", undefined, wait)).toBeDefined();
    const input = { kind: "ADMIN", currentPassword: "ふるい合いことばです", newPassword: "あたらしい合いことばは長くします" };
    await expect.poll(() => sent, wait).toEqual([{ kind: "ADMIN" }, { input }, { kind: "ADMIN" }]);
  });
});
