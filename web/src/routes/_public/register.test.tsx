import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const id = "019e68b3-4c21-7ed6-8f0b-51b44b23e5d4";
const work = { id, title: "介護スタッフ", status: "OPEN", company: { id: "c1", name: "みなとの風福祉会" } };
const wait = { timeout: 300_000 };

/** What the server is asked for registering; nobody is signed in. */
function open(address: string) {
  const asked: unknown[] = [];
  serve({ work });
  server.use(
    http.post("*/api/emali_send_for_registration", async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ accepted: true }, { status: 202 });
    }),
  );
  return { asked, router: renderRoute(address) };
}

async function askForMail() {
  fireEvent.change(await screen.findByLabelText(/メールアドレス/, undefined, wait), { target: { value: "mai@example.jp" } });
  fireEvent.click(screen.getByRole("button", { name: "登録用のメールを送る" }));
}

describe("a visitor who presses apply", () => {
  afterEach(() => sessionStorage.clear());

  it("sees the work named, writes a word to the company and takes both along into the registration", async () => {
    const { asked, router } = open(`/user/entry?work=${id}`);
    expect(await screen.findByRole("heading", { level: 2, name: "介護スタッフ" }, wait)).toBeDefined();
    fireEvent.change(screen.getByRole("textbox", { name: "企業への一言を先に書く（任意）", hidden: true }), {
      target: { value: "土日も働けます。" },
    });
    await askForMail();
    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe(`/register/complete?apply=${id}`);
    expect(asked).toEqual([{ email: "mai@example.jp", intent: { kind: "APPLY", workId: id, message: "土日も働けます。" } }]);
    expect(await screen.findByText(/この求人の応募に進みます/)).toBeDefined();
  });

  it("is offered to sign in on the same page", async () => {
    open(`/user/entry?work=${id}`);
    await screen.findByRole("heading", { level: 2, name: "介護スタッフ" }, wait);
    // The words of the form may still have to be loaded.
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "ログイン", pressed: false })));
    expect(await screen.findByLabelText(/^パスワード ?※/)).toBeDefined();
  });

  it("takes a heart along as well, and nothing where there was nothing", async () => {
    const { asked } = open(`/register?next=${encodeURIComponent(`/japanesejob/${id}`)}&like=${id}`);
    await screen.findByRole("heading", { level: 2, name: "介護スタッフ" }, wait);
    await askForMail();
    await expect.poll(() => asked).toEqual([{ email: "mai@example.jp", intent: { kind: "LIKE", workId: id, message: "" } }]);
  });

  it("goes on to the application once the mail's link was used", async () => {
    const { router } = open(`/user/signup?token=t&apply=${id}`);
    server.use(http.post("*/api/signup", () => HttpResponse.json({ seeker: null }, { status: 201 })));
    await screen.findByRole("heading", { level: 2, name: "介護スタッフ" }, wait);
    fireEvent.change(screen.getByLabelText(/^姓/, { selector: "input" }), { target: { value: "グエン" } });
    fireEvent.change(screen.getByLabelText(/^パスワード/, { selector: "input" }), { target: { value: "watashi no himitsu" } });
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "登録して応募に進む" }));
    await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe(`/user/entry?work=${id}`);
  });

  it("keeps the way when the mail's link is used up", async () => {
    open(`/user/signup?apply=${id}`);
    await screen.findByRole("heading", { name: "このリンクは使えません" }, wait);
    expect(screen.getByRole("link", { name: "もう一度メールを送る" }).getAttribute("href")).toBe(`/register?apply=${id}`);
  });
});

describe("what was typed into an application", () => {
  afterEach(() => sessionStorage.clear());
  const entry = { viewer: { seeker: aSeeker }, work: { ...work, selection: { questions: [] } }, entryDraft: null, me: { id: aSeeker.id } };

  it.each([
    ["by the visitor before signing in", null, "土日も働けます。"],
    ["before the session ended", aSeeker.id, "土日も働けます。"],
    ["by somebody else in this tab", "another", ""],
  ])("%s: the form has %s's words as %j", async (_when, owner, shown) => {
    sessionStorage.setItem(`words:${id}`, JSON.stringify({ owner, message: "土日も働けます。", answers: {} }));
    serve(entry);
    renderRoute(`/user/entry?work=${id}`);
    expect(await screen.findByLabelText(/企業へのメッセージ/, undefined, wait)).toHaveProperty("value", shown);
  });
});
