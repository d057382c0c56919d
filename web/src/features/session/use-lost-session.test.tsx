import { act, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, anAdmin, aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const refused = { errors: [{ message: "ログインしてください。", extensions: { code: "UNAUTHENTICATED" } }] };

/** Whoever was signed in is not any more once a screen has been refused. */
function refuse(screenQuery: string) {
  server.use(
    api.query(screenQuery, () => {
      server.use(signedIn({}));
      return HttpResponse.json(refused, { status: 401, headers: { "content-type": "application/graphql-response+json" } });
    }),
  );
}

/** Goes on from a screen that needs nothing of the server. */
async function openThen(start: string, path: string) {
  const router = renderRoute(start);
  await screen.findByText("ページが見つかりません", undefined, wait);
  await act(() => router.navigate(path));
  return router;
}

describe("a page whose session has been ended elsewhere", () => {
  it("asks a seeker to sign in at the same place, and says why", async () => {
    server.use(signedIn({ seeker: aSeeker }));
    refuse("EntriesScreen");
    const router = await openThen("/user/nowhere", "/user/entry/now_entry_list");
    expect(await screen.findByText("ログアウトされました", undefined, wait)).toBeDefined();
    expect(await screen.findByText("ログインすると使えます", undefined, wait)).toBeDefined();
    expect(screen.queryByText("表示できませんでした")).toBeNull();
    expect(router.state.location.pathname).toBe("/user/entry/now_entry_list");
  });

  it.each([
    ["/admin/work?status=OPEN", { admin: anAdmin }, "AdminWorksScreen", "/admin/login"],
    ["/company/plan", { company: aCompany }, "PlanScreen", "/company/login"],
  ])("leads from %s to the sign-in, and remembers the way", async (path, sides, query, login) => {
    server.use(signedIn(sides));
    refuse(query);
    const router = await openThen(`${login.split("/login")[0]}/nowhere`, path);
    expect(await screen.findByText("ログアウトされました", undefined, wait)).toBeDefined();
    await expect.poll(() => router.state.location.pathname, wait).toBe(login);
    expect(new URLSearchParams(router.state.location.search).get("next")).toBe(path);
  });
});
