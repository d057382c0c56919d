import { notFound } from "../../shared/user-error.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "../rest-route.ts";
import { entryOf, problemList, problemPage } from "./problem-page.ts";

const html = fileOf("text/html");

function send({ response }: RestCall, page: string): RestAnswer {
  response.status(200).set("Cache-Control", "public, max-age=300").type("html").send(page);
  return "SENT";
}

/** GET /api/problems. */
export const problemsPage = described(
  { summary: "Every code of a refusal, as a page to read.", response: html, conditional: true },
  async (call) => send(call, problemList(call.ctx.locale)),
);

/** GET /api/problems/{code}: what `type` of a problem points to. */
export const oneProblemPage = described(
  {
    summary: "What a code of a refusal means, in every language: the page that `type` of a problem names.",
    response: html,
    conditional: true,
  },
  async (call) => {
    const code = call.params["code"] ?? "";
    const entry = entryOf(code);
    if (!entry) throw notFound(["code"]);
    return send(call, problemPage(code, entry, call.ctx.locale));
  },
);
