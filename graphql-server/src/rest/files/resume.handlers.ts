import { readResumeFacts } from "../../modules/entry/resume/resume-facts.ts";
import { rirekishoPdf } from "../../modules/entry/resume/rirekisho.ts";
import { shokumuKeirekishoPdf } from "../../modules/entry/resume/shokumu-keirekisho.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { enforceLimit } from "../../shared/enforce-limit.ts";
import { notFound } from "../../shared/user-error.ts";
import { described, fileOf } from "../rest-route.ts";

const documents = {
  rirekisho: { name: "履歴書", draw: rirekishoPdf },
  shokumu: { name: "職務経歴書", draw: shokumuKeirekishoPdf },
} as const;

/** GET /api/user/documents/{kind}. */
export const downloadOwnDocument = described(
  {
    summary: "The seeker's 履歴書 (`rirekisho`) or 職務経歴書 (`shokumu`) as PDF, made of the profile as it stands.",
    response: fileOf("application/pdf"),
  },
  async ({ ctx, params, response }) => {
    const kind = params["kind"];
    const document = kind === "rirekisho" || kind === "shokumu" ? documents[kind] : undefined;
    if (!document) throw notFound(["kind"]);
    await enforceLimit(ctx, "own-pdf", ctx.viewer.seeker?.userId ?? "");
    const file = await document.draw(await readResumeFacts(ctx));
    const name = `${document.name}_${jstDate(ctx.now())}.pdf`;
    response.status(200).set({
      "Content-Type": "application/pdf",
      "Content-Length": String(file.length),
      "Content-Disposition": `attachment; filename="${kind}.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    });
    response.send(file);
    return "SENT";
  },
);
