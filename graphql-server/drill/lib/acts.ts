import { newId } from "../../src/shared/ids.ts";
import type { People } from "./people.ts";

/** What may be written; each kind has a table that holds its rows. */
export type ActKind = "message" | "work" | "inquiry" | "entry";

/** A write that its sender names, ready to be sent as often as it takes. */
export interface Act {
  kind: ActKind;
  operationId: string;
  cookie: string;
  /** The address a proxy in front would pass on: as if each sender had one of their own. */
  address: string;
  query: string;
  input: object;
}

/** The next write of somebody. */
export type NextAct = () => Act;

/** The mutation of each kind; `result` is the word by which its row is found again. */
const mutations: Readonly<Record<ActKind, { name: string; result: string }>> = {
  message: { name: "sendMessage", result: "result: message { id }" },
  work: { name: "createWork", result: "result: work { id }" },
  inquiry: { name: "sendInquiry", result: "result: receipt { id: ticket }" },
  entry: { name: "submitEntry", result: "result: entry { id }" },
};

function queryOf(kind: ActKind): string {
  const { name, result } = mutations[kind];
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { act: ${name}(input: $input) { ${result} errors { code } } }`;
}

const byte = () => Math.floor(Math.random() * 256);
const anAddress = () => `10.${byte()}.${byte()}.${byte()}`;

function anyOf<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error("An empty list");
  return found;
}

/** Shares of the kinds: one write in ten mails two people. */
const shares: readonly (readonly [ActKind, number])[] = [
  ["message", 0.6],
  ["work", 0.85],
  ["inquiry", 0.95],
  ["entry", 1],
];

/** Makes the writes of a drill. What each says is said by no other, so that a row that is there twice is seen. */
export function createActs({ seekers, members, works }: People): { any: NextAct; of(kind: ActKind): Act } {
  let applications = 0;
  let messages = 0;
  const made: Record<ActKind, (operationId: string) => { cookie: string; input: object }> = {
    // In turn, so that nobody meets the limit of one person before everybody does.
    message(operationId) {
      const seeker = seekers[messages % seekers.length];
      if (!seeker) throw new Error("A drill without people");
      messages += 1;
      const { cookie, conversationId } = seeker;
      return { cookie, input: { conversationId, body: `drill ${operationId}`, operationId } };
    },
    work: (operationId) => ({ cookie: anyOf(members), input: { content: { title: `drill ${operationId}` }, operationId } }),
    inquiry(operationId) {
      const who = { name: "山田", email: `${operationId}@drill.example.jp`, agreed: true };
      return { cookie: "", input: { category: "OTHER", body: "質問です。", ...who, operationId } };
    },
    entry(operationId) {
      const seeker = seekers[applications % seekers.length];
      const workId = works[Math.floor(applications / seekers.length)];
      if (!seeker || !workId) return made.message(operationId);
      applications += 1;
      return { cookie: seeker.cookie, input: { workId, draftVersion: 1, consent: true, operationId } };
    },
  };
  function of(kind: ActKind): Act {
    const operationId = newId();
    const act = made[kind](operationId);
    const actual = "conversationId" in act.input ? "message" : kind;
    return { kind: actual, operationId, address: anAddress(), query: queryOf(actual), ...act };
  }
  return {
    of,
    any() {
      const turn = Math.random();
      return of(shares.find(([, upTo]) => turn < upTo)?.[0] ?? "message");
    },
  };
}
