import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aCompany, anOwner, aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

/** Screens about one thing that the address names, by who opens them. */
const addresses = [
  { viewer: {}, paths: ["/japanesejob/w", "/news_detail?id=n", "/news_detail2?id=n"] },
  {
    viewer: { seeker: aSeeker },
    paths: [
      "/user/news_detail?id=n",
      "/user/job/detail?id=w",
      "/user/entry?work=w",
      "/user/entry/confirm?work=w",
      "/user/teaching/detail?id=m",
    ],
  },
  {
    viewer: { company: aCompany },
    paths: ["/company/news/n", "/company/work/lists/edit/w", "/company/entry/users/detail?id=e"],
  },
  {
    viewer: { admin: anOwner },
    paths: [
      "/admin/admin_user/detail?id=a",
      "/admin/news/edit?id=n",
      "/admin/user/detail?id=s",
      "/admin/company/detail?id=c",
      "/admin/company/bank_payment/edit?file=f",
      "/admin/company/bank_payment/edit?id=i",
      "/admin/user/message/detail?id=t",
      "/admin/user/message/create_reply?id=t",
      "/admin/company/message/detail?id=t",
      "/admin/message?id=c",
      "/admin/movie/edit?id=m",
      "/admin/inquiry/detail?id=i",
      "/admin/complaint/detail?id=k",
      "/admin/work/edit?id=w",
    ],
  },
].flatMap(({ viewer, paths }) => paths.map((path) => ({ viewer, path })));

describe("a screen about something that is not there", () => {
  it.each(addresses)("says so under one heading of its own: $path", async ({ path, viewer }) => {
    serve({ viewer });
    renderRoute(path);
    await screen.findByRole("main");
    await screen.findAllByRole("heading");
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});
