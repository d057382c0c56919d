import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const operation = { id: "o1", client: "mobile", name: "NewsPage", version: 2, uses: 41, retiredAt: null, advice: null };

describe("operations of other clients", () => {
  it("are registered from pasted documents, and the form says how many are new", async () => {
    const sent = serve({ viewer: { admin: anOwner }, registerOperations: { registered: [{ id: "o1" }], alreadyKnown: 2, errors: [] } });
    renderRoute("/admin/client_operation");
    fireEvent.change(await screen.findByRole("textbox", { name: /アプリの名前/ }), { target: { value: "mobile" } });
    fireEvent.change(screen.getByRole("textbox", { name: /GraphQLの文書/ }), { target: { value: "query A { viewer { admin { id } } }" } });
    fireEvent.click(screen.getByRole("button", { name: "登録する" }));
    expect(await screen.findByText("1件を登録しました")).toBeDefined();
    expect(screen.getByText("登録済みのもの：2件")).toBeDefined();
    expect(sent).toEqual([{ name: "registerOperations", input: { client: "mobile", documents: "query A { viewer { admin { id } } }" } }]);
  });

  it("keep what was pasted when one of them cannot be registered, and say which", async () => {
    const errors = [{ code: "OPERATION_INVALID", path: ["documents"], message: "操作「A」は登録できません：no such field" }];
    serve({ viewer: { admin: anOwner }, registerOperations: { registered: [], alreadyKnown: 0, errors } });
    renderRoute("/admin/client_operation");
    fireEvent.change(await screen.findByRole("textbox", { name: /アプリの名前/ }), { target: { value: "mobile" } });
    const documents = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /GraphQLの文書/ });
    fireEvent.change(documents, { target: { value: "query A { secret }" } });
    fireEvent.click(screen.getByRole("button", { name: "登録する" }));
    expect((await screen.findAllByText(/操作「A」は登録できません/)).length).toBeGreaterThan(0);
    expect(documents.value).toBe("query A { secret }");
  });

  it("end only with a word what to send instead", async () => {
    const sent = serve({
      viewer: { admin: anOwner },
      adminClientOperations: { items: [operation], totalCount: 1 },
      retireOperation: { operation: { id: "o1", retiredAt: "2026-11-24T00:00:00Z", advice: "NewsPage 3" }, errors: [] },
    });
    renderRoute("/admin/client_operation");
    fireEvent.click(await screen.findByRole("button", { name: "終了する" }));
    const window = within(await screen.findByRole("dialog"));
    fireEvent.click(window.getByRole("button", { name: "終了する" }));
    expect((await window.findAllByText(/代わりに送るものを書いてください。/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    fireEvent.change(window.getByRole("textbox", { name: /代わりに送るもの/ }), { target: { value: "NewsPage 3" } });
    fireEvent.click(window.getByRole("button", { name: "終了する" }));
    await expect.poll(() => sent).toEqual([{ name: "retireOperation", input: { id: "o1", advice: "NewsPage 3" } }]);
  });
});
