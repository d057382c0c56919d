import { operationAudiences } from "../../src/app/authority/check-audiences.ts";
import { verdicts } from "../../src/app/contract/actors.ts";
import { createSchema } from "../../src/app/create-schema.ts";
import { restTable } from "../../src/rest/routes.ts";
import { hostileOperation, hostileTexts } from "../../src/testing/operations/hostile-operation.ts";

/** Cookies of those who send bad requests, by kind. */
export interface Senders {
  seeker: string;
  company: string;
  admin: string;
}

/** A request that no honest client sends. */
export interface BadRequest {
  path: string;
  init: RequestInit;
}

/** Acts that would end the session of the sender. */
const ending = new Set(["signOut", "signOutEverywhere", "changePassword"]);
const json = { "content-type": "application/json" };

function anyOf<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error("An empty list");
  return found;
}

/** What is broken before anything of it is understood. */
const brokenBodies: readonly (() => RequestInit)[] = [
  () => ({ body: '{"query":', headers: json }),
  () => ({ body: "", headers: json }),
  () => ({ body: "[]", headers: json }),
  () => ({ body: JSON.stringify([{ query: "{ me { id } }" }, { query: "{ me { id } }" }]), headers: json }),
  () => ({ body: JSON.stringify({ query: `{ ${"works { items { company { ".repeat(200)}` }), headers: json }),
  () => ({ body: JSON.stringify({ query: `{ ${"a: me { id } ".repeat(2_000)} }` }), headers: json }),
  () => ({ body: JSON.stringify({ query: "{ nobody knows this }" }), headers: json }),
  () => ({
    body: JSON.stringify({ query: "query ($a: Int!) { works(first: $a) { items { id } } }", variables: { a: "x" } }),
    headers: json,
  }),
  () => ({ body: JSON.stringify({ query: "x".repeat(150_000) }), headers: json }),
  () => ({ body: Buffer.from([0xff, 0xfe, 0x00, 0x80]), headers: { ...json, "content-encoding": "gzip" } }),
  () => ({ body: "query=%7Bme%7D", headers: { "content-type": "application/x-www-form-urlencoded" } }),
];

function brokenForm(): RequestInit {
  const parts = ["", "--x\r\n", "--x\r\ncontent-disposition: form-data; name=file; filename=../../x\r\n\r\nno end"];
  return { body: anyOf(parts), headers: { "content-type": "multipart/form-data; boundary=x", "x-api-version": "1" } };
}

/** Makes bad requests: 50 to GraphQL, 10 to REST and 2 broken forms of each 62. */
export function createBadRequests({ seeker, company, admin }: Senders): () => BadRequest {
  const schema = createSchema();
  const audiences = operationAudiences();
  const operations = [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, root: "Query", field })),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, root: "Mutation", field })),
  ].filter(({ field }) => !ending.has(field.name) && field.args.length > 0);
  const actors = [
    ["seeker", seeker],
    ["companyOwner", company],
    ["adminOperator", admin],
  ] as const;

  /** Whoever may ask for it, or else nothing of it would be read. */
  function cookieFor(name: string): string {
    const allowed = verdicts(audiences.get(name) ?? []);
    return actors.find(([actor]) => allowed[actor] !== "deny")?.[1] ?? "";
  }

  function toGraphQL(): BadRequest {
    if (Math.random() < 0.2) return { path: "/graphql", init: { method: "POST", ...anyOf(brokenBodies)() } };
    const { kind, root, field } = anyOf(operations);
    const body = JSON.stringify(hostileOperation(kind, field, Math.floor(Math.random() * hostileTexts.length)));
    return { path: "/graphql", init: { method: "POST", headers: { ...json, cookie: cookieFor(`${root}.${field.name}`) }, body } };
  }

  function toRest(): BadRequest {
    const { method, path } = anyOf(restTable);
    const text = anyOf(hostileTexts);
    const written = encodeURIComponent(text.slice(0, 60).toWellFormed());
    const address = `${path.replaceAll(/\{\w+\}/g, written)}?q=${written}&page=${written}&after=${written}&id=${written}`;
    const headers = { ...json, cookie: anyOf(actors)[1] };
    const body = JSON.stringify({ email: text, password: text, id: text, input: text, answers: [text] });
    return { path: address, init: { method, headers, ...(method !== "GET" && { body }) } };
  }

  return () => {
    const turn = Math.random() * 62;
    if (turn < 50) return toGraphQL();
    if (turn < 60) return toRest();
    const { headers = {}, ...form } = brokenForm();
    return {
      path: "/api/upload",
      init: { method: "POST", headers: { ...Object.fromEntries(new Headers(headers)), cookie: seeker }, ...form },
    };
  };
}
