import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { xssPayloads } from "../../graphql-server/src/testing/texts/xss-payloads.data.ts";
import { openBrowser, type Visit, visit } from "./support/browser.ts";
import { signIn } from "./support/sign-in.ts";
import { type Site, startSite } from "./support/site.ts";

/** Texts that try to run, written wherever people write and read by everybody who may, in a browser that would run them. */
let site: Site;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ GRAPHQL_SAFELIST: "0" }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

interface Reader extends Visit {
  /** What ran, and what was asked of other hosts. */
  caught: string[];
}

function watch(page: Page, own: string): string[] {
  const caught: string[] = [];
  page.on("dialog", (dialog) => {
    caught.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(own) && !/^(?:data|blob|about):/.test(request.url())) caught.push(`request: ${request.url()}`);
  });
  return caught;
}

async function reader(kind?: "SEEKER" | "COMPANY" | "ADMIN"): Promise<Reader> {
  const opened = await visit(browser, { url: site.url });
  const caught = watch(opened.page, site.url);
  const paths = { SEEKER: "/log-in", COMPANY: "/company/login", ADMIN: "/admin/login" };
  if (kind) await signIn(opened.page, paths[kind], site.account(kind, kind === "SEEKER" ? "" : "OWNER"));
  else await opened.page.goto("/");
  return { ...opened, caught };
}

/** Asks the server as the page's scripts do. @throws Error with what it refuses */
async function ask(page: Page, query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/graphql", { method: "POST", headers, body: JSON.stringify(body) })).json();
    },
    { query, variables },
  );
  const refused = Object.values<any>(data ?? {}).flatMap((answer) => answer?.errors ?? []);
  if (errors || refused.length > 0) throw new Error(JSON.stringify(errors ?? refused));
  return data;
}

/** The payloads in as few texts as a field takes, each text closed by a word of its own. */
const closing = (number: number) => `ここで終わる${number}`;
function textsOf(limit: number, isLeftOut: (payload: string) => boolean = () => false): string[] {
  const texts: string[] = [];
  let text = "";
  // Signs that no database takes are refused with a code.
  for (const payload of xssPayloads.filter((one) => !one.includes("\0") && !isLeftOut(one))) {
    if (text.length + payload.length + 20 > limit) {
      texts.push(text);
      text = "";
    }
    text += `${payload} `;
  }
  return [...texts, text].map((one, number) => `${one}${closing(number)}`);
}
const operationId = () => crypto.randomUUID();

/** Reads a page to the end of what was written there, moves over it and presses what looks like a link or a picture of it. */
async function expectQuiet({ page, caught, complaints }: Reader, path: string, number: number): Promise<void> {
  await page.goto(path);
  const end = page.getByText(closing(number)).last();
  await end.waitFor();
  await end.hover();
  for (const sign of [
    "img[onerror]",
    "a[href^='javascript']",
    "[onclick]",
    "[onmouseover]",
    "main script",
    "main iframe",
    "main svg[onload]",
  ]) {
    expect([path, sign, await page.locator(sign).count()]).toEqual([path, sign, 0]);
  }
  await page.waitForTimeout(200);
  expect([path, ...caught]).toEqual([path]);
  // What the policy of the site had to stop would stand here.
  expect([path, ...complaints]).toEqual([path]);
}

describe("a text that tries to run", () => {
  it("is seen to run where nothing stops it", async () => {
    const page = await browser.newPage();
    const caught = watch(page, "about:");
    await page.setContent(xssPayloads.filter((payload) => /onerror|<script|evil/.test(payload)).join("\n"));
    await expect.poll(() => caught.length).toBeGreaterThan(5);
    await page.close();
  });

  it("does nothing in news, for visitors, seekers and editors", async () => {
    const [editor, visitor, seeker] = [await reader("ADMIN"), await reader(), await reader("SEEKER")];
    // Pictures of our own need words and a file to be published.
    const isOwnPicture = (payload: string) => / src="\/(?:x|api|favicon)/.test(payload);
    for (const [number, text] of textsOf(4_000, isOwnPicture).entries()) {
      const content = {
        category: "COLUMN",
        topic: "LIFE",
        audience: "PUBLIC",
        title: `<img src=x onerror=alert(1)> ${number}`,
        summary: text.slice(-400),
        bodyHtml: `<div>${text}</div><p>${closing(number)}</p>`,
      };
      const create = "mutation ($input: CreateNewsInput!) { createNews(input: $input) { news { id version } errors { code path } } }";
      const { news } = (await ask(editor.page, create, { input: { operationId: operationId(), content } })).createNews;
      const publish = "mutation ($input: PublishNewsInput!) { publishNews(input: $input) { errors { code path } } }";
      await ask(editor.page, publish, { input: { id: news.id, version: news.version } });
      await expectQuiet(visitor, `/news_detail2?id=${news.id}`, number);
      await expectQuiet(seeker, `/news_detail2?id=${news.id}`, number);
      await expectQuiet(editor, `/admin/news/edit?id=${news.id}`, number);
    }
    await visitor.page.goto("/column");
    await visitor.page.getByText("onerror=alert(1)").first().waitFor();
    expect(visitor.caught).toEqual([]);
    for (const { close } of [editor, visitor, seeker]) await close();
  });

  it("does nothing in messages of either side, for both", async () => {
    const [seeker, company] = [await reader("SEEKER"), await reader("COMPANY")];
    const { conversations } = await ask(seeker.page, "{ conversations(first: 20) { items { id kind } } }");
    const { companyConversations } = await ask(company.page, "{ companyConversations(first: 100) { items { id } } }");
    const own = new Set(companyConversations.items.map(({ id }: { id: string }) => id));
    const { id } = conversations.items.find((one: { id: string }) => own.has(one.id));
    const bySeeker = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { code path } } }";
    const byCompany = "mutation ($input: CompanySendMessageInput!) { companySendMessage(input: $input) { errors { code path } } }";
    for (const [writer, send] of [
      [seeker, bySeeker],
      [company, byCompany],
    ] as const) {
      for (const [number, body] of textsOf(3_900).entries()) {
        await ask(writer.page, send, { input: { conversationId: id, body, operationId: operationId() } });
        await expectQuiet(company, `/company/message?id=${id}`, number);
        await expectQuiet(seeker, `/user/message?id=${id}`, number);
      }
    }
    for (const { close } of [seeker, company]) await close();
  });

  it("does nothing in notes about an applicant", async () => {
    const company = await reader("COMPANY");
    const { companyEntries } = await ask(company.page, "{ companyEntries(first: 1) { items { id } } }");
    const [{ id }] = companyEntries.items;
    for (const [number, body] of textsOf(3_900).entries()) {
      await ask(company.page, "mutation ($input: AddEntryNoteInput!) { addEntryNote(input: $input) { errors { code path } } }", {
        input: { entryId: id, body },
      });
      await expectQuiet(company, `/company/entry/users/detail?id=${id}`, number);
    }
    await company.close();
  });

  it("does nothing in what a visitor asks and in what the operator notes about it", async () => {
    const [visitor, admin] = [await reader(), await reader("ADMIN")];
    const texts = textsOf(3_900);
    for (const [number, body] of texts.entries()) {
      const input = {
        agreed: true,
        body,
        category: "OTHER",
        email: `asks-${number}@example.jp`,
        name: "<img src=x onerror=alert(1)>",
        operationId: operationId(),
      };
      await ask(visitor.page, "mutation ($input: SendInquiryInput!) { sendInquiry(input: $input) { errors { code path } } }", { input });
    }
    const { inquiries } = await ask(admin.page, "{ inquiries(first: 100) { items { id version body } } }");
    const own = inquiries.items.filter(({ body }: { body: string }) => body.includes("ここで終わる"));
    expect(own).toHaveLength(texts.length);
    for (const { id, version, body } of own) {
      await expectQuiet(admin, `/admin/inquiry/detail?id=${id}`, Number(/ここで終わる(\d+)/.exec(body)?.[1]));
      await ask(admin.page, "mutation ($input: NoteInquiryInput!) { noteInquiry(input: $input) { errors { code path } } }", {
        input: { id, version, body: textsOf(1_900)[0] },
      });
      await expectQuiet(admin, `/admin/inquiry/detail?id=${id}`, 0);
    }
    for (const { close } of [visitor, admin]) await close();
  });
});
