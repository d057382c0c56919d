import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The official audits of the GraphQL over HTTP specification, as a client of another maker would ask. */
const audits = serverAudits({ url: () => `${server.url}/graphql` });

const safer = "A page of another site can send a GET without a header of ours, so it is refused (CSRF).";
const clearer = "What is wrong with the operation is told by the status too, whatever the client accepts.";

/** The audits we deliberately fail, each with its reason; none of them is a MUST. */
const otherwise: Readonly<Record<string, { status: "warn" | "notice"; reason: string }>> = {
  "5A70": { status: "notice", reason: safer },
  D6D5: { status: "notice", reason: safer },
  "6A70": { status: "notice", reason: safer },
  "572B": { status: "warn", reason: clearer },
  FDE2: { status: "warn", reason: clearer },
  "7B9B": { status: "warn", reason: clearer },
};

describe("the endpoint keeps the GraphQL over HTTP specification", () => {
  it.each(audits.map((audit) => [audit.name, audit] as const))("%s", async (name, audit) => {
    const known = otherwise[audit.id];
    if (known) expect([name, known.reason]).toEqual([expect.not.stringMatching(/^MUST/), expect.stringMatching(/\.$/)]);
    // Often enough that the operation is compiled and goes the short way.
    for (let time = 0; time < 5; time += 1) expect((await audit.fn()).status).toBe(known?.status ?? "ok");
  });

  it("was asked everything", () => {
    expect(audits.filter(({ name }) => name.startsWith("MUST")).length).toBeGreaterThanOrEqual(11);
    expect(Object.keys(otherwise).filter((id) => !audits.some((audit) => audit.id === id))).toEqual([]);
  });
});
