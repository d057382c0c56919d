import { waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

describe("a screen that only an owner can use", () => {
  beforeEach(() => {
    const errors = [{ message: "混み合っています。" }];
    server.use(
      api.query("MembersScreen", () => HttpResponse.json({ errors })),
      api.query("PlanScreen", () => HttpResponse.json({ errors })),
    );
  });

  it.each([
    ["/company/members/regist", "/company/members"],
    ["/company/members/creditcard", "/company/plan"],
    ["/company/plan/confim?plan=STANDARD", "/company/plan"],
    ["/company/unsubscribe/procedure", "/company/unsubscribe"],
  ])("%s leads other members to %s, where they read why", async (path, readable) => {
    server.use(signedIn({ company: { ...aCompany, role: "RECRUITER" } }));
    const router = renderRoute(path);
    await waitFor(() => expect(router.state.location.pathname).toBe(readable), { timeout: 300_000 });
  });

  it("stays where it is for the owner", async () => {
    server.use(signedIn({ company: aCompany }));
    const router = renderRoute("/company/members/regist");
    await waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 300_000 });
    expect(router.state.location.pathname).toBe("/company/members/regist");
  });
});
