import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Express, Request } from "express";
import { z } from "zod";
import { signalOfStatements } from "../../platform/database/statement-scope.ts";
import type { PageLanguage } from "../pages/words/page-language.ts";

/** For whom a page asks: nobody is signed in. */
export interface Asking {
  language: PageLanguage;
  /** Address of the visitor, to whom limits count what is asked. */
  ip: string;
  /** Is told of works that the answer shows, instead of counting a view. */
  noteView(workId: string): void;
}

/** A GraphQL request as a client sends it. */
export interface Question {
  operationName: string | undefined;
  query: string;
  variables: object;
}

const answerShape = z.looseObject({ data: z.record(z.string(), z.unknown()).nullish(), errors: z.array(z.looseObject({})).optional() });
export type PageAnswer = z.infer<typeof answerShape>;

const askings = new WeakMap<object, Asking>();

/** Who is told of a viewed work; undefined for a request that came from outside. */
export function viewNoterOf(request: Request): Asking["noteView"] | undefined {
  return askings.get(request)?.noteView;
}

function requestOf(question: Question, asking: Asking): IncomingMessage {
  const body = Buffer.from(JSON.stringify(question));
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "POST", url: "/", originalUrl: "/graphql" });
  Object.assign(request.headers, {
    accept: "application/json",
    "content-type": "application/json",
    "content-length": String(body.length),
    "accept-language": asking.language,
  });
  Object.defineProperty(request, "ip", { value: asking.ip });
  request.push(body);
  request.push(null);
  askings.set(request, asking);
  return request;
}

/** Resolves with everything that is written to the response; nothing of it goes over a wire. */
function bodyOf(response: ServerResponse): Promise<string> {
  const chunks: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const keep = (chunk: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  };
  Reflect.set(response, "write", (chunk: unknown) => {
    keep(chunk);
    return true;
  });
  Reflect.set(response, "end", (chunk: unknown) => {
    keep(chunk);
    resolve(Buffer.concat(chunks).toString());
    // Nothing is closed too early: whoever hears of the end sees that the answer is whole.
    Object.defineProperty(response, "writableFinished", { value: true });
    response.emit("finish");
    response.emit("close");
    return response;
  });
  return promise;
}

/**
 * Asks the door of /graphql without a connection: the question passes everything that one from outside passes there, its limits, authority,
 * registered operations and masking.
 */
export async function askInProcess(door: Express, question: Question, asking: Asking): Promise<PageAnswer> {
  const request = requestOf(question, asking);
  const response = new ServerResponse(request);
  const body = bodyOf(response);
  // When all who wait for the page have gone, the question is left as a visitor leaves one.
  const left = signalOfStatements();
  const leave = () => void response.emit("close");
  left?.addEventListener("abort", leave, { once: true });
  const failed = new Promise<never>((_, reject) =>
    Reflect.apply(door, undefined, [request, response, (error: unknown) => reject(error ?? new Error("Nobody answered the question"))]),
  );
  try {
    return answerShape.parse(JSON.parse(await Promise.race([body, failed])));
  } finally {
    left?.removeEventListener("abort", leave);
  }
}
