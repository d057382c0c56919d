import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { todayInJapan } from "#platform/dates.ts";
import { client } from "#platform/graphql-client.ts";
import { server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { aCompany, aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const other = { ...aSeeker, id: "seeker-2", displayName: "リ シャオ", email: "li@example.jp" };

async function signIn() {
  fireEvent.change(await screen.findByRole("textbox", { name: /メールアドレス/ }), { target: { value: "li@example.jp" } });
  fireEvent.change(screen.getByLabelText(/^パスワード/, { selector: "input" }), { target: { value: "himitsu-no-kotoba" } });
  fireEvent.click(screen.getByRole("button", { name: "ログイン" }));
}

describe("another person in the same window", () => {
  it("sees nothing of the seeker who was signed in before", async () => {
    let viewer: { seeker: typeof aSeeker | null } = { seeker: aSeeker };
    serve({
      viewer: () => viewer,
      shiftCalendar: () => ({
        shifts: [
          {
            id: "shift",
            day: todayInJapan(),
            startMinute: 540,
            endMinute: 720,
            employer: viewer.seeker?.id === "seeker-1" ? "カフェ海" : "喫茶山",
          },
        ],
      }),
    });
    server.use(
      http.post("*/api/user/login", () => {
        viewer = { seeker: other };
        return HttpResponse.json({});
      }),
    );
    const router = renderRoute("/user/shift");
    expect(await screen.findByText(/カフェ海/)).toBeDefined();
    await router.navigate("/log-in?next=/user/shift");
    await signIn();
    expect(await screen.findByText(/喫茶山/)).toBeDefined();
    expect(router.state.location.pathname).toBe("/user/shift");
    expect(screen.queryByText(/カフェ海/)).toBeNull();
    expect(JSON.stringify(client.extract())).not.toContain(aSeeker.displayName);
  });

  it("sees nothing of the company's member who was signed in before", async () => {
    let viewer = { company: aCompany };
    serve({
      viewer: () => viewer,
      companySignIn: () => {
        viewer = { company: { ...aCompany, id: "member-2", companyId: "company-2", companyName: "北の海水産" } };
        return { errors: [] };
      },
    });
    const router = renderRoute("/company/news/list");
    expect(await screen.findByText(/みなとの風福祉会/)).toBeDefined();
    await router.navigate("/company/login");
    await signIn();
    expect(await screen.findByText(/北の海水産/)).toBeDefined();
    expect(screen.queryByText(/みなとの風福祉会/)).toBeNull();
    expect(JSON.stringify(client.extract())).not.toContain("みなとの風福祉会");
  });

  it("finds nothing in the window once somebody has signed out", async () => {
    let viewer: { seeker: typeof aSeeker | null } = { seeker: aSeeker };
    const sent = serve({
      viewer: () => viewer,
      signOut: () => {
        viewer = { seeker: null };
        return { errors: [] };
      },
    });
    const leave = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    renderRoute("/user/cancel");
    sessionStorage.setItem("profile:1", JSON.stringify({ familyName: "山田" }));
    fireEvent.click(await screen.findByRole("button", { name: "メニュー" }));
    fireEvent.click(screen.getByRole("button", { name: "ログアウト" }));
    await expect.poll(() => leave.mock.calls).toEqual([["/"]]);
    expect(sent).toEqual([{ name: "signOut", input: { kind: "SEEKER" } }]);
    expect(JSON.stringify(client.extract())).not.toContain(aSeeker.displayName);
    expect(sessionStorage).toHaveLength(0);
    leave.mockRestore();
  });
});
