import { escapeUTF8 as escapeHtml } from "entities/escape";
import { z } from "zod";
import { confirmByLink, type LinkedWork, readConfirmation } from "../modules/work/confirmation/confirm-by-link.ts";
import { type HouseLocale, houseLocaleOf, languages } from "../shared/locale.ts";
import { UserErrors } from "../shared/user-error.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "./rest-route.ts";

interface Texts {
  title: string;
  ask: string;
  button: string;
  done: string;
  over: string;
  unknown: string;
  refused: string;
  until(day: string): string;
  list: string;
}

const texts: Readonly<Record<HouseLocale, Texts>> = {
  ja: {
    title: "まだ募集中ですか",
    ask: "この求人の募集を続けている場合は、ボタンを押してください。",
    button: "まだ募集しています",
    done: "確認しました。ありがとうございます。",
    over: "この求人は、公開中ではありません。",
    unknown: "このリンクは使えません。求人一覧からご確認ください。",
    refused: "この求人は、いまの内容では掲載を続けられません。求人一覧から内容をご確認ください。",
    until: (day) => `掲載終了予定日：${day}`,
    list: "求人一覧を開く",
  },
  "ja-x-easy": {
    title: "まだ 募集して いますか",
    ask: "この 求人で まだ 募集して いる ときは、ボタンを おして ください。",
    button: "まだ 募集して います",
    done: "わかりました。ありがとうございます。",
    over: "この 求人は、いま 出て いません。",
    unknown: "この リンクは つかえません。求人の ページで たしかめて ください。",
    refused: "この 求人は、いまの 内容では つづけて 出せません。求人の ページで 内容を たしかめて ください。",
    until: (day) => `おわりの 予定の 日：${day}`,
    list: "求人を 見る",
  },
  en: {
    title: "Is this work still open?",
    ask: "If you still recruit for this work, press the button.",
    button: "It is still open",
    done: "Confirmed. Thank you.",
    over: "This work is not open.",
    unknown: "This link does not work. Please look at your works.",
    refused: "This work cannot stay up as it is written now. Please look at it among your works.",
    until: (day) => `Ends on ${day}`,
    list: "Open the works",
  },
};

function page({ ctx, response }: RestCall, inner: (text: Texts) => readonly string[]): RestAnswer {
  const text = texts[houseLocaleOf(ctx.locale)];
  const body = `<main><h1>${text.title}</h1>${inner(text).join("")}<p><a href="/company/work/lists">${text.list}</a></p></main>`;
  response
    .status(200)
    .type("html")
    .send(
      `<!doctype html><html lang="${languages[houseLocaleOf(ctx.locale)].html}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text.title}</title>${body}`,
    );
  return "SENT";
}

function show(call: RestCall, work: LinkedWork | null): RestAnswer {
  if (!work) return page(call, ({ unknown }) => [`<p>${unknown}</p>`]);
  return page(call, (text) => {
    const button = `<form method="post"><button>${text.button}</button></form>`;
    const said = { ASKED: `<p>${text.ask}</p>${button}`, DONE: `<p>${text.done}</p>`, OVER: `<p>${text.over}</p>` };
    return [`<p>${escapeHtml(work.title)}</p>`, work.until ? `<p>${text.until(work.until)}</p>` : "", said[work.state]];
  });
}

const query = z.object({ token: z.string().optional().meta({ description: "From the mail." }) });
const html = fileOf("text/html");

/** GET /api/confirm-work?token=. */
export const askToConfirmWork = described(
  { summary: "A page that asks a company with one button whether a work is still open. Changes nothing.", query, response: html },
  async (call) => show(call, await readConfirmation(call.ctx, call.query["token"] ?? "")),
);

/** POST /api/confirm-work?token=. */
export const confirmWorkByLink = described(
  {
    summary: "The button of that page. Answers alike for a token that is none, and confirms once for each time the company was asked.",
    query,
    request: fileOf("application/x-www-form-urlencoded"),
    response: html,
  },
  async (call) => {
    try {
      return show(call, await confirmByLink(call.ctx, call.query["token"] ?? ""));
    } catch (error) {
      if (!(error instanceof UserErrors)) throw error;
      const isUnknown = error.problems.some(({ code }) => code === "NOT_FOUND");
      return isUnknown ? show(call, null) : page(call, ({ refused }) => [`<p>${refused}</p>`]);
    }
  },
);
