import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

it("news are narrowed at once by a topic, and by words when they are sent", async () => {
  serve({ newsArchive: { topics: [{ topic: "LAW", count: 3 }] } });
  const router = renderRoute("/news");
  const search = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  fireEvent.change(await screen.findByRole("combobox", { name: "分類" }), { target: { value: "LAW" } });
  await expect.poll(search).toEqual({ topic: "LAW" });
  const typeAndSend = () => {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "在留" } });
    const typed = search();
    fireEvent.click(screen.getByRole("button", { name: "検索" }));
    return typed;
  };
  expect(typeAndSend()).toEqual({ topic: "LAW" });
  // Where the page was drawn anew for the topic in between, the words are typed once more.
  await expect.poll(() => (search()["q"] ? search() : (typeAndSend(), search())), { interval: 500 }).toEqual({ q: "在留", topic: "LAW" });
});
