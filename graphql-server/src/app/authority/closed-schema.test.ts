import { buildSchema, coerceInputValue, isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { newId } from "../../shared/ids.ts";
import { statementsOf } from "../../testing/database/count-statements.ts";
import { minimalOperation } from "../../testing/operations/minimal-operation.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createSchema } from "../create-schema.ts";
import { checkAudiences, operationAudiences } from "./check-audiences.ts";

const schema = createSchema();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("a schema with a gap", () => {
  it.each([
    ["an operation that names no audience", "type Query { nobodyKnows: String }", "Query.nobodyKnows names no audience"],
    ["a type that states none", "type Query { works: Hidden } type Hidden { id: ID }", "type Hidden states no audience"],
    [
      "a type that states none further down",
      "type Query { works: Page } type Page { items: [Hidden] } type Hidden { id: ID }",
      "type Hidden states no audience",
    ],
  ])("does not start: %s", (_, text, problem) => {
    expect(() => checkAudiences(buildSchema(text))).toThrow(problem);
  });
});

const protectedFields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, root: "Query", field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, root: "Mutation", field })),
].filter(({ root, field }) => !operationAudiences().get(`${root}.${field.name}`)?.includes("PUBLIC"));

describe("a visitor of what is protected", () => {
  it("gets one code and costs no statement, whether the input is right, wrong or nonsense", async () => {
    const visitor = server.anonymous();
    expect(protectedFields.length).toBeGreaterThan(40);
    for (const { kind, field } of protectedFields) {
      const texts = [
        minimalOperation({ kind, field, depth: 0 }),
        `${kind} { ${field.name}(nonsense: 1) { nothing } }`,
        `${kind} { ${field.name} }`,
      ];
      for (const text of texts) {
        const answers: unknown[] = [];
        const statements = await statementsOf(server.services.database, async () => {
          const { data, errors } = await visitor.graphql(text);
          answers.push(data ?? null, ...errors.map(({ extensions }) => extensions?.code));
        });
        expect([field.name, text, answers, statements]).toEqual([field.name, text, [null, "UNAUTHENTICATED"], []]);
      }
    }
  });
});

/** Columns that the server alone sets. `version` is not among them: it is what an update must have read. */
const ownColumns = [
  "status",
  "role",
  "score",
  "price",
  "amount",
  "companyId",
  "company",
  "userId",
  "user",
  "plan",
  "planCode",
  "emailVerifiedAt",
];

/** Places where such a name is what the act is about: a filter, a company to block, a colleague's role, a person's own certificate. */
const meant = [
  "AdminCompanyFilter.planCode",
  "AdminConversationFilter.company",
  "SetCompanyPlanInput.planCode",
  "AdminUserFilter.role",
  "AdminUserFilter.status",
  "InviteAdminInput.role",
  "UpdateAdminInput.role",
  "AdminInvoiceFilter.companyId",
  "LicenceSaleFilter.status",
  "AssignBankPaymentInput.amount",
  "RecordBankPaymentInput.amount",
  "AdminConversationFilter.company",
  "AddPermissionRuleInput.status",
  "AdminWorkFilter.companyId",
  "AllowanceInput.amount",
  "BlockCompanyInput.companyId",
  "CertificateInput.score",
  "ChangeMemberRoleInput.role",
  "ChangePlanInput.planCode",
  "InviteMemberInput.role",
  "OfferConditionInput.status",
  "RecordComplaintInput.companyId",
  "RestoreCompanyScoutsInput.companyId",
  "StopCompanyScoutsInput.companyId",
  "UnblockCompanyInput.companyId",
  "WorkFilter.companyId",
];

describe("an input", () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);

  it("has no column that the server alone sets, but where it is what the act is about", () => {
    const taken = inputs.flatMap((input) => ownColumns.filter((name) => name in input.getFields()).map((name) => `${input.name}.${name}`));
    expect(taken.filter((name) => !meant.includes(name))).toEqual([]);
  });

  it("refuses every column of every table that is not its own field", () => {
    const metadata = server.services.database.orm.getMetadata();
    const columns = new Set([...metadata.getAll().values()].flatMap(({ props }) => props.map(({ name }) => String(name))));
    const accepted: string[] = [];
    let probes = 0;
    for (const input of inputs) {
      const foreign = [...columns].filter((name) => !(name in input.getFields()));
      const refused = new Set<string>();
      const values = Object.fromEntries(foreign.map((name) => [name, null]));
      coerceInputValue(values, input, (_path, _value, { message }) =>
        refused.add(/^Field "(\w+)" is not defined/.exec(message)?.[1] ?? ""),
      );
      accepted.push(...foreign.filter((name) => !refused.has(name)).map((name) => `${input.name}.${name}`));
      probes += foreign.length;
    }
    expect(accepted).toEqual([]);
    expect(probes).toBeGreaterThan(3_000);
  });

  it("with one is answered before anything runs, and nothing is written", async () => {
    const company = await server.asCompany();
    const text = "mutation ($input: CreateWorkInput!) { createWork(input: $input) { work { id } errors { code } } }";
    for (const extra of [{ status: "OPEN" }, { company: company.company.id }, { publishedAt: "2026-01-01T00:00:00Z" }, { viewCount: 9 }]) {
      const answer = await company.graphql(text, { input: { operationId: newId(), content: { title: "求人", ...extra } } });
      expect([answer.status, answer.errors[0]?.extensions?.code]).toEqual([400, "BAD_USER_INPUT"]);
    }
    const signup = await server
      .anonymous()
      .post("/api/signup", { token: "x", password: "x", role: "OWNER", status: "ACTIVE", id: newId() });
    expect(signup.status).toBeGreaterThanOrEqual(400);
    expect(await server.em().count(Work)).toBe(0);
  });
});
