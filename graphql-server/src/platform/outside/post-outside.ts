import { promises as dns, type LookupAddress } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** What somebody outside is told. */
export interface OutsidePost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What became of it: the status that they answered, or why nobody did. */
export type OutsideAnswer = { status: number } | { failure: "ADDRESS" | "CONNECTION" | "TIMEOUT" };

/** Tells somebody outside; never throws. */
export type PostOutside = (post: OutsidePost) => Promise<OutsideAnswer>;

const timeoutMs = 10_000;

const resolveAll = (host: string): Promise<LookupAddress[]> => dns.lookup(host, { all: true, verbatim: true });

/** Answers every question for an address by those that were looked at: a name that resolves anew cannot lead elsewhere. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? "", first?.family);
  };
}

function send({ url, headers, body }: OutsidePost, addresses: readonly LookupAddress[]): Promise<OutsideAnswer> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = request(url, { method: "POST", headers, lookup: pinned(addresses), agent: false, signal }, (response) => {
      // Only the status counts; a redirect is an answer like any other, and followed nowhere.
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    asked.on("error", () => resolve({ failure: signal.aborted ? "TIMEOUT" : "CONNECTION" }));
    asked.end(body);
  });
}

/** Sends by HTTPS to the open internet only: whoever has an address that is not of it is not asked, by whatever name. */
export function createPostOutside(resolve: (host: string) => Promise<readonly LookupAddress[]> = resolveAll): PostOutside {
  return async (post) => {
    const { hostname, protocol } = new URL(post.url);
    if (protocol !== "https:") return { failure: "ADDRESS" };
    const addresses = await resolve(hostname.replace(/^\[|\]$/g, "")).catch(() => []);
    if (addresses.length === 0) return { failure: "CONNECTION" };
    if (!addresses.every(({ address }) => isPublicAddress(address))) return { failure: "ADDRESS" };
    return send(post, addresses);
  };
}
