import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedAccounts } from "../../demo/accounts/seed-accounts.ts";
import { loadDemoData } from "../../demo/load-demo-data.ts";
import { memberEmail } from "../../modules/account/member/company-member.entity.ts";
import { seekerEmail } from "../../modules/account/seeker/user.entity.ts";
import { ScoutPermit } from "../../modules/company/scout-permit/scout-permit.entity.ts";
import { restTable } from "../../rest/routes.ts";
import { newId } from "../../shared/ids.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { askDeeply } from "../../testing/operations/minimal-operation.ts";
import { signedOut, signInSeeds } from "../../testing/seed-clients.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createSchema } from "../create-schema.ts";

type Field = GraphQLField<unknown, unknown>;
const queries: Field[] = Object.values(createSchema().getQueryType()?.getFields() ?? {});
const canaries = seedAccounts.flatMap(({ actor, canary }) => (canary ? [{ actor, canary }] : []));

/** Company A and the seeker who applied there: what one shows the other is theirs to see. Nobody else has met. */
const companyA = ["companyOwner", "companyRecruiter", "companyViewer", "seeker"];
const everybody = seedAccounts.filter(({ kind }) => kind === "SEEKER" || kind === "COMPANY");
const everyCompany = everybody.filter(({ kind }) => kind === "COMPANY");
const actorsOf = (accounts: typeof everybody) => accounts.map(({ actor }) => actor);
const acquaintances: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(companyA.map((actor) => [actor, companyA])),
  // Admins who look after accounts read them; those who keep the books read companies; editors read nobody's.
  adminOwner: actorsOf(everybody),
  adminOperator: actorsOf(everybody),
  adminAccountant: actorsOf(everyCompany),
};

let server: TestServer;
let clients: Map<string, TestClient>;
/** Ids of rows that carry a canary or belong to someone who has one. */
let ids: string[];
/** For each actor, the other actors whose canaries stood in an answer to it, and where. */
const shown = new Map<string, Map<string, string>>();

/** Some rows of each kind of thing that somebody owns. */
async function ownedIds(): Promise<string[]> {
  const seekers = seedAccounts.flatMap(({ kind, email }) => (kind === "SEEKER" && email ? [email] : []));
  const members = seedAccounts.flatMap(({ kind, email }) => (kind === "COMPANY" && email ? [email] : []));
  const people = seekerEmail.sql("email_key", ...seekers);
  const companies = memberEmail.sql("email_key", ...members);
  const rows = await server.em().execute<{ id: string }[]>(
    `with people as (select id from users where ${people.text}),
      companies as (select company_id as id from company_member where ${companies.text})
    select id from people union select id from companies
    union (select id from entry where user_id in (select id from people) limit 8)
    union (select id from entry where company_id in (select id from companies) order by user_id limit 8)
    union (select id from conversation where user_id in (select id from people) limit 6)
    union (select id from work where status in ('DRAFT', 'RETURNED') and company_id in (select id from companies) limit 6)`,
    [...people.values, ...companies.values],
  );
  return rows.map(({ id }) => id);
}

/** Companies may search for people, so that these answers too are looked into. */
async function permitScouts(now: Date): Promise<void> {
  const em = server.em();
  em.create(ScoutPermit, {
    id: newId(),
    kind: "NOTIFICATION",
    number: "51-募-000000",
    issuedOn: "2026-01-05",
    confirmedBy: newId(),
    confirmedAt: now,
  });
  await em.flush();
}

function look(actor: string, where: string, body: string): void {
  const seen = shown.get(actor) ?? new Map<string, string>();
  for (const { actor: owner, canary } of canaries) if (body.includes(canary) && !seen.has(owner)) seen.set(owner, where);
  shown.set(actor, seen);
}

const refusals = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);

/** Asks a root field once for each id it takes. */
async function ask(actor: string, client: TestClient, field: Field): Promise<void> {
  const takesId = field.args.some(({ type }) => String(type) === "ID!");
  for (const id of takesId ? ids : [ids[0] ?? ""]) {
    const { data, errors } = await askDeeply(client, field, { id, depth: 3 });
    look(actor, `Query.${field.name}`, JSON.stringify([data, errors]));
    const codes = errors.map(({ extensions }) => extensions?.code ?? "");
    expect([field.name, codes.filter((code) => !refusals.has(code) && code !== "NOT_FOUND")]).toEqual([field.name, []]);
    if (codes.some((code) => refusals.has(code))) return;
  }
}

beforeAll(async () => {
  server = await startTestServer();
  const now = new Date();
  await loadDemoData({ em: server.em(), now, canaries: true });
  await permitScouts(now);
  ids = await ownedIds();
  clients = await signInSeeds(server, seedAccounts);
});

afterAll(() => server.close());

describe("an answer never carries what is somebody else's", () => {
  it.each(seedAccounts.map(({ actor }) => actor))("in any field or path that %s may ask", async (actor) => {
    const client = clients.get(actor)!;
    for (const field of queries) await ask(actor, client, field);
    for (const { path } of restTable.filter(({ method }) => method === "GET")) {
      for (const id of [ids[0], ids.at(-1)]) {
        const response = await client.get(`${path.replace("{id}", id ?? "")}?id=${id}`, { "x-api-version": "1" });
        look(actor, path, await response.text());
      }
    }
    const foreign = [...(shown.get(actor) ?? [])].filter(([owner]) => owner !== actor && !acquaintances[actor]?.includes(owner));
    expect(foreign).toEqual([]);
  });

  it("while everyone who signed in was shown their own, and company A its applicant's", () => {
    const signedIn = seedAccounts.filter(({ actor, kind }) => (kind === "SEEKER" || kind === "COMPANY") && !signedOut.has(actor));
    expect(signedIn.filter(({ actor }) => !shown.get(actor)?.has(actor)).map(({ actor }) => actor)).toEqual([]);
    expect(shown.get("companyViewer")?.has("seeker")).toBe(true);
    expect(ids.length).toBeGreaterThan(20);
  });
});
