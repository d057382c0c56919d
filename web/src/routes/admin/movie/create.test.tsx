import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

async function write(says: Record<string, unknown>) {
  const sent = serve({ viewer: { admin: anOwner }, adminMovie: { id: "m1", title: "て形の練習" }, ...says });
  const router = renderRoute("/admin/movie/create");
  fireEvent.change(await screen.findByRole("textbox", { name: /^タイトル/ }), { target: { value: "て形の練習" } });
  fireEvent.change(screen.getByRole("combobox", { name: /レベル/ }), { target: { value: "N4" } });
  fireEvent.click(screen.getByRole("button", { name: "下書きとして保存する" }));
  return { sent, router };
}

describe("a new movie", () => {
  it("becomes a draft, which is open for more", async () => {
    const { sent, router } = await write({ createMovie: { movie: { id: "m1" }, errors: [] } });
    await expect.poll(() => `${router.state.location.pathname}${router.state.location.search}`).toBe("/admin/movie/edit?id=m1");
    expect(sent).toMatchObject([{ name: "createMovie", input: { content: { title: "て形の練習", level: "N4" } } }]);
  });

  it("shows at the field what the server found wrong; sent again it is the same movie", async () => {
    const { sent } = await write({ createMovie: { movie: null, errors: [refusal("同じ題名があります。", ["content", "title"])] } });
    expect(await screen.findByText("＊同じ題名があります。")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "下書きとして保存する" }));
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
  });
});
