import { z } from "zod";
import { unsubscribeFromSearch } from "../modules/work/saved-search/change-saved-search.ts";
import type { Locale } from "../shared/locale.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "./rest-route.ts";

const texts: Record<Locale, { title: string; ask: string; button: string; done: string }> = {
  ja: {
    title: "新着求人のお知らせを止める",
    ask: "この検索のお知らせメールを止めますか。",
    button: "お知らせを止める",
    done: "お知らせメールを止めました。またお使いになるときは、マイページの設定から始められます。",
  },
  "ja-x-easy": {
    title: "新しい 仕事の メールを 止める",
    ask: "この メールを 止めますか。",
    button: "メールを 止める",
    done: "メールを 止めました。また 使う ときは、マイページの 設定で できます。",
  },
  en: {
    title: "Stop mails about new works",
    ask: "Shall the mails about this search stop?",
    button: "Stop the mails",
    done: "The mails have stopped. You can turn them on again in your settings.",
  },
};

function page({ ctx, response }: RestCall, inner: (text: (typeof texts)[Locale]) => string): RestAnswer {
  const text = texts[ctx.locale];
  const body = `<main><h1>${text.title}</h1>${inner(text)}<p><a href="/">Kotoba Works</a></p></main>`;
  response
    .status(200)
    .type("html")
    .send(
      `<!doctype html><html lang="${ctx.locale === "en" ? "en" : "ja"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text.title}</title>${body}`,
    );
  return "SENT";
}

const query = z.object({ token: z.string().optional().meta({ description: "From the mail." }) });
const html = fileOf("text/html");

/** GET /api/unsubscribe?token=. */
export const askToUnsubscribe = described(
  { summary: "A page that asks with one button. Changes nothing: mail scanners open links.", query, response: html },
  async (call) => page(call, ({ ask, button }) => `<p>${ask}</p><form method="post"><button>${button}</button></form>`),
);

/** POST /api/unsubscribe?token=. */
export const unsubscribe = described(
  {
    summary: "The button of that page, and mail programs by RFC 8058. Answers alike for a token that is none.",
    query,
    request: fileOf("application/x-www-form-urlencoded"),
    response: html,
  },
  async (call) => {
    await unsubscribeFromSearch(call.ctx, call.query["token"] ?? "");
    return page(call, ({ done }) => `<p>${done}</p>`);
  },
);
