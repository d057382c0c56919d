import { sessionCookieNames } from "../app/session-cookies.ts";
import { isRestPath } from "../rest/match-path.ts";
import type { AccountKind } from "../shared/viewer/actor.ts";
import { checkAnswer } from "./check-answer.ts";
import { countingHeaders } from "./database/count-statements.ts";
import { noteSentIds } from "./database/own-ids.ts";

/** A GraphQL answer as it came over HTTP. */
export interface GraphQLAnswer {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test asks for what it knows to be there
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions?: { code?: string; reference?: string } }[];
}

/** One browser: keeps its cookies, sends what a page of ours would send. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  graphql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphQLAnswer>;
  /** REST: a body that is no FormData, bytes or string is sent as JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }
}

function encode(body: unknown): { body?: string | FormData | Blob; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  if (body instanceof Uint8Array)
    return { body: new Blob([Uint8Array.from(body)]), headers: { "content-type": "application/octet-stream" } };
  if (typeof body === "string") return { body, headers: { "content-type": "application/json" } };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/** A client of a running server, signed in when given the token of a session. */
export function createTestClient(url: string, session?: { kind: AccountKind; token: string }): TestClient {
  const cookies = new Map<string, string>();
  if (session) cookies.set(sessionCookieNames[session.kind], session.token);

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const encoded = encode(body);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const own: Record<string, string> = { origin: url, "sec-fetch-site": "same-origin", "accept-language": "ja" };
    const init: RequestInit = {
      method,
      redirect: "manual",
      headers: { ...own, ...countingHeaders(), ...(cookie && { cookie }), ...encoded.headers, ...headers },
    };
    if (encoded.body !== undefined) init.body = encoded.body;
    noteSentIds(`${path} ${typeof encoded.body === "string" ? encoded.body : ""}`);
    const response = await fetch(`${url}${path}`, init);
    keepCookies(cookies, response);
    const address = new URL(`${url}${path}`).pathname;
    if (isRestPath(address)) await checkAnswer(method, address, response);
    return response;
  }

  return {
    cookies,
    send,
    get: (path, headers) => send("GET", path, undefined, headers),
    post: (path, body, headers) => send("POST", path, body, headers),
    async graphql(query, variables = {}, headers = {}) {
      const response = await send("POST", "/graphql", { query, variables }, headers);
      const answer = await response.json();
      return { status: response.status, headers: response.headers, data: answer.data, errors: answer.errors ?? [] };
    },
  };
}
