import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const version = (alt: string) => ({ alt, files: [{ url: "/api/files/f", mimeType: "image/jpeg", width: 1_280, height: 800 }] });
const shown = { id: "p1", version: 2, shown: version("玄関"), waiting: null, returnReason: null };
const back = { id: "p2", version: 4, shown: null, waiting: version("食堂"), returnReason: "顔が写っています。" };
const company = (photos: object[]) => ({ id: "c1", status: "ACTIVE", profile: { prefecture: "08", industry: "P" }, photos });

async function open(photos: object[], says: Record<string, unknown> = {}, viewer: object = aCompany) {
  const sent = serve({ viewer: { company: viewer }, company: company(photos), ...says });
  renderRoute("/company/memberinfo");
  return { sent, editor: within(await screen.findByRole("region", { name: "職場の写真" })) };
}

function takeUploads(status = 201) {
  const forms: FormData[] = [];
  server.use(
    http.post("*/api/upload", async ({ request }) => {
      forms.push(await request.formData());
      const body = status === 201 ? { attachment: { id: "upload-1" } } : { detail: "JPEG、PNG、WebPのファイルを選んでください。" };
      return HttpResponse.json(body, { status });
    }),
  );
  return forms;
}

function choose(label: string) {
  const field = document.querySelector<HTMLInputElement>(`input[type=file][aria-label^="${label}"]`);
  if (!field) throw new Error(`No field for ${label}`);
  fireEvent.change(field, { target: { files: [new File(["x"], "玄関.jpg", { type: "image/jpeg" })] } });
}

describe("the photos of the own company", () => {
  it("say where each stands, and why one came back", async () => {
    const { editor } = await open([shown, back]);
    const [first, second] = editor.getAllByRole("listitem");
    expect(within(first ?? document.body).getByText("掲載中")).toBeDefined();
    expect(within(second ?? document.body).getByText("運営から：顔が写っています。")).toBeDefined();
  });

  it("are added with words, never without", async () => {
    const added = { company: company([shown]) };
    const { sent, editor } = await open([], { addCompanyPhoto: added });
    takeUploads();
    choose("写真を選ぶ");
    const words = await editor.findByRole("textbox", { name: /写真の説明/ });
    fireEvent.click(editor.getByRole("button", { name: "写真を追加する" }));
    expect(await editor.findByText("＊写真の説明を入力してください。")).toBeDefined();
    fireEvent.change(words, { target: { value: " 明るい玄関 " } });
    fireEvent.click(editor.getByRole("button", { name: "写真を追加する" }));
    expect(await editor.findByText("写真1")).toBeDefined();
    expect(sent).toEqual([{ name: "addCompanyPhoto", input: { attachmentId: "upload-1", alt: "明るい玄関" } }]);
  });

  it("whose picture is unsuitable ask for another", async () => {
    const { editor } = await open([], { addCompanyPhoto: { errors: [refusal("小さすぎます。", ["attachmentId"])] } });
    takeUploads();
    choose("写真を選ぶ");
    fireEvent.change(await editor.findByRole("textbox", { name: /写真の説明/ }), { target: { value: "玄関" } });
    fireEvent.click(editor.getByRole("button", { name: "写真を追加する" }));
    expect((await editor.findByRole("alert")).textContent).toContain("小さすぎます。");
    expect(editor.getByRole("button", { name: /写真を選ぶ/ })).toBeDefined();
  });

  it("tell what is wrong with a file in the server's words", async () => {
    const { editor } = await open([]);
    takeUploads(422);
    choose("写真を選ぶ");
    expect((await editor.findByRole("alert")).textContent).toContain("JPEG、PNG、WebPのファイルを選んでください。");
  });

  it("are put into another order by buttons and by dragging", async () => {
    const { sent, editor } = await open([shown, back], { orderCompanyPhotos: { company: company([shown, back]) } });
    fireEvent.click(editor.getByRole("button", { name: "写真2を前へ移す" }));
    await expect.poll(() => sent.length).toBe(1);
    const [first, second] = editor.getAllByRole("listitem");
    if (!first || !second) throw new Error("No rows");
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(within(first).getByRole("img"), { dataTransfer });
    fireEvent.drop(second);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.map(({ input }) => input)).toEqual([{ ids: ["p2", "p1"] }, { ids: ["p2", "p1"] }]);
  });

  it("are changed upon the version that was read, and removed after a question", async () => {
    const says = {
      changeCompanyPhoto: { errors: [refusal("ほかの人が先に変更しました。", ["version"])] },
      removeCompanyPhoto: { company: company([]) },
    };
    const { sent, editor } = await open([shown], says);
    fireEvent.change(editor.getByRole("textbox", { name: /写真の説明/ }), { target: { value: "広い玄関" } });
    fireEvent.click(editor.getByRole("button", { name: "説明を保存する" }));
    expect(await editor.findByText("ほかの人が先に変更しました。")).toBeDefined();
    fireEvent.click(editor.getByRole("button", { name: "写真1を削除する" }));
    const question = within(await screen.findByRole("dialog", { name: "写真1を削除する" }));
    fireEvent.click(question.getByRole("button", { name: "削除" }));
    expect(await editor.findByText(/写真はまだありません/)).toBeDefined();
    expect(sent).toEqual([
      { name: "changeCompanyPhoto", input: { id: "p1", version: 2, alt: "広い玄関" } },
      { name: "removeCompanyPhoto", input: { id: "p1" } },
    ]);
  });

  it("are read by members who are no owners", async () => {
    const { editor } = await open([shown], {}, { ...aCompany, role: "RECRUITER" });
    expect(editor.getByText("玄関")).toBeDefined();
    expect(editor.queryByRole("button")).toBeNull();
  });
});
