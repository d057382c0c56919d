import type { Request } from "express";
import { isErrorCode } from "../../shared/messages/error-code.ts";
import { type Asking, askInProcess, type PageAnswer, type Question } from "../graphql/ask-in-process.ts";
import { passingCodes } from "../graphql/mask-error.ts";
import type { WireAnswer } from "../graphql/shared/shared-answers.ts";
import type { Services } from "../services.ts";
import { findPage } from "./find-page.ts";
import { knownIn } from "./known-paths.ts";
import { type LandingPages, landingLinks } from "./landing-pages.ts";
import { fillTemplate } from "./page-head.ts";
import type { RenderedPage, Site } from "./site-renderer.ts";
import { htmlLanguage, type PageLanguage, readAddress } from "./words/page-language.ts";
import { voiceOf } from "./words/page-voice.ts";

/** A page as it is sent: it depends on the address alone. */
export interface Page extends WireAnswer {
  headers: Record<string, string>;
}

/** What a page asked for was refused because the service is busy. */
export class BusyPageError extends Error {}

const codesOf = ({ errors = [] }: PageAnswer): unknown[] => errors.map(({ extensions }) => Reflect.get(Object(extensions), "code"));
const isBusy = (answer: PageAnswer) => codesOf(answer).some((code) => passingCodes.has(code));
/** Refused for what the address says, which is the visitor's doing and no failure of ours. */
const isRefused = (answer: PageAnswer) => codesOf(answer).some(isErrorCode) && !codesOf(answer).includes("INTERNAL");

/**
 * The files of a page that the server draws, the notice that there is no such page included; undefined for those of an account and of people
 * at work, which are the browser's to draw.
 */
function drawnFiles({ landings }: Site, language: PageLanguage, path: string): LandingPages[string] | undefined {
  const pattern = knownIn(language, path)?.pattern ?? (/^\/(?:company|admin|user)(?:\/|$)/i.test(path) ? undefined : "/404");
  return pattern === undefined ? undefined : landings[pattern];
}

/** The page as the site's screens draw it; undefined where the browser draws it. @throws BusyPageError */
async function draw({ log }: Services, { door, renderer }: Site, address: string, asking: Asking): Promise<RenderedPage | undefined> {
  let wasBusy = false;
  let wasRefused = false;
  const ask = async (question: Question) => {
    const answer = await askInProcess(door, question, asking);
    wasBusy ||= isBusy(answer);
    wasRefused ||= isRefused(answer);
    return answer;
  };
  try {
    return await renderer?.page(address, ask);
  } catch (error) {
    if (wasBusy) throw new BusyPageError("The service is busy", { cause: error });
    if (wasRefused) return undefined;
    log.error("page could not be rendered", { path: address.replace(/\?.*/, ""), error });
    return undefined;
  }
}

/** Returns the page for an address: status, head and the screen of what is asked for. */
export async function renderPage(services: Services, site: Site, request: Request): Promise<Page> {
  const { clock, database, environment } = services;
  const { language, path } = readAddress(request.path);
  const { baseUrl } = environment;
  const viewedWorks: string[] = [];
  const asking = { language, ip: request.ip ?? "", noteView: (workId: string) => void viewedWorks.push(workId) };
  const files = drawnFiles(site, language, path);
  const [found, screen] = await Promise.all([
    findPage({ em: database.fork(), now: clock, baseUrl, voice: voiceOf(language) }, { path, query: request.query }),
    files && draw(services, site, request.originalUrl, asking),
  ]);
  const frame = files ? undefined : await site.renderer?.frame(request.path);
  const drawn = screen && files && { ...screen, area: files.area };
  const links = files ? landingLinks(files, { language, texts: screen?.texts }) : "";
  const html = fillTemplate(site.template, { ...found, drawn, frame, links }, { baseUrl, language });
  const headers: Record<string, string> = found.head.canonical === undefined ? { "X-Robots-Tag": "noindex" } : {};
  return {
    status: found.status,
    bytes: Buffer.from(html),
    viewedWorks,
    headers: { ...headers, "Content-Language": htmlLanguage(language) },
  };
}
