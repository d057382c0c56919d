import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const conditional = "query ($isOwner: Boolean!) { companyMembers { totalCount } invoices(first: 1) @include(if: $isOwner) { totalCount } }";

it("lets a member ask for what is open to it beside what only an owner may see and the operation leaves out", async () => {
  const viewer = await server.asCompany("VIEWER");
  const { status, data } = await viewer.graphql(conditional, { isOwner: false });
  expect([status, data.companyMembers.totalCount, "invoices" in data]).toEqual([200, 1, false]);
  const skipped = await viewer.graphql("{ companyMembers { totalCount } invoices(first: 1) @skip(if: true) { totalCount } }");
  expect(skipped.status).toBe(200);
});

it("refuses it as soon as anything asks for it", async () => {
  const viewer = await server.asCompany("VIEWER");
  const fragment = "fragment Bills on Query { invoices(first: 1) { totalCount } }";
  const refused = [
    [conditional, { isOwner: true }],
    ["query ($isOwner: Boolean = true) { companyMembers { totalCount } invoices(first: 1) @include(if: $isOwner) { totalCount } }", {}],
    [`query { invoices(first: 1) @include(if: false) { totalCount } ...Bills } ${fragment}`, {}],
    ["{ a: invoices(first: 1) @include(if: false) { totalCount } b: invoices(first: 1) { totalCount } }", {}],
    ["{ invoices(first: 1) @include(if: false) @skip(if: false) { totalCount } ... { invoices(first: 1) { totalCount } } }", {}],
  ] as const;
  for (const [text, variables] of refused) {
    const { status, errors } = await viewer.graphql(text, variables);
    expect([text, status, errors?.[0]?.extensions?.code]).toEqual([text, 403, "FORBIDDEN"]);
  }
});
