import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql";

/** A GraphQL client in a few lines, as a maker of another app would write it: HTTP, cookies or a token, and generated documents. */
export interface OutsideClient {
  /** Sends an operation. @throws Error for GraphQL errors: bugs, lost sessions, forbidden access */
  ask<D, V>(document: TypedDocumentNode<D, V>, variables: V): Promise<D>;
  /** Opens an address as a browser does, without following where it leads; a form is posted. */
  open(url: string, form?: Record<string, string>): Promise<Response>;
}

interface Answer<D> {
  data?: D | null;
  errors?: readonly { message: string; extensions?: { code?: string } }[];
}

/** Name and value of every cookie that an answer sets. */
function cookiesOf(response: Response): [string, string][] {
  return response.headers.getSetCookie().map((line) => {
    const [pair = ""] = line.split(";");
    return [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
  });
}

/** A client of the endpoint at an address. It knows nothing of the server but its schema; with a token it keeps no cookies. */
export function createOutsideClient(endpoint: string, token?: () => string): OutsideClient {
  const cookies = new Map<string, string>();
  const proof = (): Record<string, string> =>
    token ? { authorization: `Bearer ${token()}` } : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  const keep = (response: Response) => {
    if (!token) for (const [name, value] of cookiesOf(response)) cookies.set(name, value);
    return response;
  };
  return {
    async ask<D, V>(document: TypedDocumentNode<D, V>, variables: V) {
      const headers = { "content-type": "application/json", accept: "application/graphql-response+json", ...proof() };
      const body = JSON.stringify({ query: print(document), variables });
      const response = keep(await fetch(endpoint, { method: "POST", headers, body }));
      const { data, errors }: Answer<D> = await response.json();
      if (errors || !data)
        throw new Error(errors?.map(({ message, extensions }) => `${extensions?.code}: ${message}`).join("\n") ?? "No data");
      return data;
    },
    async open(url, form) {
      const post = form && { method: "POST", body: new URLSearchParams(form) };
      return keep(await fetch(url, { redirect: "manual", headers: proof(), ...post }));
    },
  };
}
