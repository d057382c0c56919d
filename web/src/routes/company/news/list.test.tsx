import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aCompany, pageInfo } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const news = (number: number) => ({ id: `n${number}`, title: `料金の改定 ${number}`, summary: "4月から変わります。" });

describe("the news for companies", () => {
  it("say so while there are none", async () => {
    serve({ viewer: { company: aCompany } });
    renderRoute("/company/news/list");
    expect(await screen.findByRole("heading", { name: "お知らせはありません。" })).toBeDefined();
  });

  it("lead to each item and go on below when there are more than a page", async () => {
    const companyNewsList = ({ after }: { after: string | null }) =>
      after === "c1" ? { items: [news(2)], pageInfo: pageInfo(null) } : { items: [news(1)], pageInfo: pageInfo("c1") };
    serve({ viewer: { company: aCompany }, companyNewsList });
    renderRoute("/company/news/list");
    fireEvent.click(await screen.findByRole("button", { name: "もっと見る" }));
    await screen.findByRole("link", { name: "料金の改定 2" });
    const links = within(screen.getByRole("main")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/company/news/n1", "/company/news/n2"]);
  });
});
