import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

function open() {
  const asked: Record<string, unknown>[] = [];
  serve({
    newsArchive: { topics: [{ topic: "LAW", count: 3 }] },
    newsList: (args: Record<string, unknown>) => {
      asked.push(args);
      return {};
    },
  });
  return { asked, router: renderRoute("/news") };
}

it("news are narrowed at once by a topic, and by words when they are sent", async () => {
  const { router } = open();
  fireEvent.change(await screen.findByRole("combobox", { name: "分類" }), { target: { value: "LAW" } });
  await expect.poll(() => router.state.location.search).toBe("?topic=LAW");
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "在留" } });
  expect(router.state.location.search).toBe("?topic=LAW");
  fireEvent.click(screen.getByRole("button", { name: "検索" }));
  await expect.poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: "在留", topic: "LAW" });
});

it("the Enter that ends a conversion to kanji searches for nothing", async () => {
  const { router } = open();
  const box = await screen.findByRole("searchbox");
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: "ざいりゅう" } });
  fireEvent.submit(box.closest("form") ?? document.body);
  expect(router.state.location.search).toBe("");
  fireEvent.compositionEnd(box);
  fireEvent.submit(box.closest("form") ?? document.body);
  await expect.poll(() => new URLSearchParams(router.state.location.search).get("q")).toBe("ざいりゅう");
});
