import { z } from "zod";
import { unsubscribeFromSearch } from "../modules/work/saved-search/change-saved-search.ts";
import type { ReaderWords } from "../platform/mail/words/mail-words.ts";
import { readerWords } from "../platform/mail/words/reader-words.ts";
import { languages } from "../shared/locale.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "./rest-route.ts";

function page({ ctx, response }: RestCall, inner: (text: ReaderWords["unsubscribe"]) => string): RestAnswer {
  const text = readerWords[ctx.locale].unsubscribe;
  const body = `<main><h1>${text.title}</h1>${inner(text)}<p><a href="/">Kotoba Works</a></p></main>`;
  response
    .status(200)
    .type("html")
    .send(
      `<!doctype html><html lang="${languages[ctx.locale].html}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text.title}</title>${body}`,
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
