import { unsubscribeFromSearch } from "../modules/saved-search/change-saved-search.ts";
import type { Locale } from "../shared/locale.ts";
import type { RestAnswer, RestCall } from "./rest-route.ts";

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

/** GET /api/unsubscribe?token=: changes nothing (mail scanners open links); asks with one button. */
export async function askToUnsubscribe(call: RestCall): Promise<RestAnswer> {
  return page(call, ({ ask, button }) => `<p>${ask}</p><form method="post"><button>${button}</button></form>`);
}

/** POST /api/unsubscribe?token=: the button, and mail programs by RFC 8058. Answers alike for a token that is none. */
export async function unsubscribe(call: RestCall): Promise<RestAnswer> {
  await unsubscribeFromSearch(call.ctx, call.query["token"] ?? "");
  return page(call, ({ done }) => `<p>${done}</p>`);
}
