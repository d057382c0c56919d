import { createHash } from "node:crypto";
import { stripIgnoredCharacters } from "graphql";
import type { HouseLocale } from "../../shared/locale.ts";
import { exampleOperations } from "./example-operations.ts";

/** Kinds of clients that the portal gets started. */
export const clientKinds = ["mobile", "partner", "feeds", "agent", "webhooks"] as const;
export type ClientKind = (typeof clientKinds)[number];

/** A request that a reader may copy or send from the page. A test sends each, as it stands on the page, to a server in production posture. */
export interface Example {
  id: string;
  kind: ClientKind;
  title: Readonly<Record<HouseLocale, string>>;
  method: "GET" | "POST";
  /** Path and query. */
  path: string;
  accept?: string;
  /** Sent as JSON. */
  body?: object;
  /** Shown before the request: an operation as its author writes it. */
  source?: string;
  /** True for what a partner's key opens. */
  needsKey?: boolean;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A registered query in an address, named by its hash. */
function byAddress(text: string, variables: object): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
  return `/graphql?${new URLSearchParams({ extensions, variables: JSON.stringify(variables) })}`;
}

const { permission, searchWorks } = exampleOperations;
const protocolAccept = "application/json, text/event-stream";
const call = (method: string, params: object) => ({ jsonrpc: "2.0", id: 1, method, params });

export const examples: readonly Example[] = [
  {
    id: "graphql-search",
    kind: "mobile",
    title: { ja: "求人を検索する", "ja-x-easy": "求人を さがす", en: "Search for jobs" },
    method: "POST",
    path: "/graphql",
    source: searchWorks,
    body: {
      query: stripIgnoredCharacters(searchWorks),
      variables: { filter: { prefectures: ["13"], japaneseLevel: "N3" }, first: 3 },
    },
  },
  {
    id: "graphql-by-hash",
    kind: "mobile",
    title: {
      ja: "同じ操作をハッシュで呼ぶ（GET。ETagでキャッシュできます）",
      "ja-x-easy": "同じ ことを ハッシュで する（GET。ETagで キャッシュが できます）",
      en: "The same by its hash (GET, which caches keep by its ETag)",
    },
    method: "GET",
    path: byAddress(searchWorks, { first: 3 }),
  },
  {
    id: "graphql-permission",
    kind: "mobile",
    title: {
      ja: "在留資格でできる仕事だけを数える",
      "ja-x-easy": "在留資格で できる 仕事だけを 数える",
      en: "Count the jobs that a residence status allows",
    },
    method: "POST",
    path: "/graphql",
    source: permission,
    body: { query: stripIgnoredCharacters(permission), variables: { filter: { residenceStatus: "STUDENT" } } },
  },
  {
    id: "oauth-metadata",
    kind: "mobile",
    title: {
      ja: "ログインの窓口を知る（RFC 8414）",
      "ja-x-easy": "ログインの アドレスを 知る（RFC 8414）",
      en: "Learn where people sign in (RFC 8414)",
    },
    method: "GET",
    path: "/.well-known/oauth-authorization-server/oauth",
  },
  {
    id: "rest-works",
    kind: "partner",
    title: { ja: "求人の一覧", "ja-x-easy": "求人の リスト", en: "A list of jobs" },
    method: "GET",
    path: "/api/v1/works?prefecture=13,27&first=3",
    needsKey: true,
  },
  {
    id: "rest-changes",
    kind: "partner",
    title: {
      ja: "ある時点からの変更と、終わった求人",
      "ja-x-easy": "ある ときから 変わった 求人と、終わった 求人",
      en: "What changed since a moment, and what is gone",
    },
    method: "GET",
    path: "/api/v1/works?updatedSince=2026-11-20T00:00:00Z&first=3",
    needsKey: true,
  },
  {
    id: "feed-indeed",
    kind: "feeds",
    title: { ja: "Indeed形式のXML", "ja-x-easy": "Indeedの 形の XML", en: "XML as Indeed reads it" },
    method: "GET",
    path: "/feed/indeed.xml",
  },
  {
    id: "feed-rss",
    kind: "feeds",
    title: { ja: "RSS 2.0", "ja-x-easy": "RSS 2.0", en: "RSS 2.0" },
    method: "GET",
    path: "/feed/works.rss",
  },
  {
    id: "agent-tools",
    kind: "agent",
    title: { ja: "使える道具を聞く", "ja-x-easy": "使える 道具を 聞く", en: "Ask which tools there are" },
    method: "POST",
    path: "/mcp",
    accept: protocolAccept,
    body: call("tools/list", {}),
  },
  {
    id: "agent-search",
    kind: "agent",
    title: { ja: "求人を探す", "ja-x-easy": "求人を さがす", en: "Look for jobs" },
    method: "POST",
    path: "/mcp",
    accept: protocolAccept,
    body: call("tools/call", { name: "search_works", arguments: { prefectures: ["13"], first: 2 } }),
  },
];

/** The command that sends an example from a shell. */
export function commandOf({ accept, body, method, needsKey, path }: Example, baseUrl: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const parts = [
    `curl ${quoted(baseUrl + path)}`,
    ...(needsKey ? [`-H "Authorization: Bearer $KEY"`] : []),
    ...(accept ? [`-H ${quoted(`Accept: ${accept}`)}`] : []),
    ...(method === "POST" && body ? [`-H 'Content-Type: application/json'`, `--data ${quoted(JSON.stringify(body))}`] : []),
  ];
  return parts.join(" \\\n  ");
}
