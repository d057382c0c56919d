import { z } from "zod";

/** What a request became: the status of its answer and the codes in it, or the failure of the connection. */
export interface Answer {
  /** 0 when the connection failed. */
  status: number;
  /** Codes of GraphQL's errors, or of the problem. */
  codes: readonly string[];
  body: unknown;
  ms: number;
}

/** A request of a browser behind a proxy. */
export interface Question {
  url: string;
  cookie?: string;
  /** Address of the visitor as the proxy tells it. */
  address?: string;
  query: string;
  variables?: object;
}

/** Milliseconds after which a client gives up: above every limit that the product claims. */
const patienceMs = 40_000;

const refusal = z.object({
  code: z.string().optional(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string().optional() }).optional() })).optional(),
});

function codesOf(body: unknown): string[] {
  const { data } = refusal.safeParse(body);
  const codes = [data?.code, ...(data?.errors ?? []).map(({ extensions }) => extensions?.code)];
  return codes.filter((code) => code !== undefined);
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Sends a request of any kind and waits for all of its answer. Never throws. */
export async function send(url: string, init: RequestInit): Promise<Answer> {
  const since = performance.now();
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    const body = parseBody(await response.text());
    return { status: response.status, codes: codesOf(body), body, ms: performance.now() - since };
  } catch (error) {
    return { status: 0, codes: [], body: `${error} ${error instanceof Error ? String(error.cause) : ""}`, ms: performance.now() - since };
  }
}

/** Sends an operation of GraphQL. */
export function ask({ url, cookie, address, query, variables = {} }: Question): Promise<Answer> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    ...(address && { "x-forwarded-for": address }),
    ...(cookie && { cookie }),
  };
  return send(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
}

const passingCodes = new Set(["BUSY", "TIMEOUT"]);

/**
 * True for what a browser sends again by itself. A connection that failed counts as well: the proxy in front of the server says 502 then.
 */
export function isPassing({ status, codes }: Answer): boolean {
  return status === 0 || status === 503 || codes.some((code) => passingCodes.has(code));
}

/** True for a failure that no fault of the outside excuses: an error of ours, by its status or as an answer that says so. */
export function isOurError({ status, codes }: Answer): boolean {
  return (status >= 500 && status !== 503) || codes.includes("INTERNAL");
}
