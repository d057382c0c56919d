import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

it("news are narrowed at once by a topic, and by words when they are sent", async () => {
  serve({ newsArchive: { topics: [{ topic: "LAW", count: 3 }] } });
  const router = renderRoute("/news");
  fireEvent.change(await screen.findByRole("combobox", { name: "分類" }), { target: { value: "LAW" } });
  await expect.poll(() => router.state.location.search).toBe("?topic=LAW");
  fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "在留" } });
  expect(router.state.location.search).toBe("?topic=LAW");
  fireEvent.click(screen.getByRole("button", { name: "検索" }));
  await expect.poll(() => Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ q: "在留", topic: "LAW" });
});
