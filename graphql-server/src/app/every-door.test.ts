import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { type GraphQLInputType, getNamedType, isInputObjectType, isListType, isNonNullType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Work } from "../modules/work/posting/work.entity.ts";
import { WorkRevision } from "../modules/work/revision/work-revision.entity.ts";
import { newId } from "../shared/ids.ts";
import { aCompany } from "../testing/factories.ts";
import type { TestClient } from "../testing/http-client.ts";
import { changeWork, lawfulInput, type WorkMutation } from "../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { operationAudiences } from "./authority/check-audiences.ts";
import { createSchema } from "./create-schema.ts";

const schema = createSchema();
const unlawful = "女性限定";
const questionable = "地域で一番の待遇です。";

/** Paths of the free texts of an input, with 0 for the one member of a list. */
function textsOf(type: GraphQLInputType): string[][] {
  if (isNonNullType(type)) return textsOf(type.ofType);
  if (isListType(type)) return textsOf(type.ofType).map((path) => ["0", ...path]);
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) => textsOf(field.type).map((path) => [field.name, ...path]));
  }
  return getNamedType(type).name === "String" ? [[]] : [];
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
/** Mutations by which a company's words come before seekers. */
const doors = {
  posting: ["createWork", "updateWork", "saveWorkRevision", "correctWork", "changeWorks"],
  profile: ["requestCompanyRegistration", "updateCompany"],
  photo: ["addCompanyPhoto", "changeCompanyPhoto"],
  template: ["saveCompanyTemplate"],
};

const isForEmployersOrOperators = ({ name }: { name: string }) => {
  const audience: readonly string[] = operationAudiences().get(`Mutation.${name}`) ?? [];
  return audience.some((one) => one.startsWith("COMPANY") || one.startsWith("ADMIN")) || doors.profile.includes(name);
};
const writing = mutations
  .filter(isForEmployersOrOperators)
  .filter((field) => field.args.some(({ type }) => textsOf(type).length > 0))
  .map(({ name }) => name)
  .toSorted();

/** Mutations whose texts no seeker sees as the words of an employer who recruits. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  "the operator writes, and answers for it": [
    "addLegalText",
    "addNoticeRule",
    "addOperatingTerm",
    "addOperatorFacts",
    "addPermissionRule",
    "setRuleTier",
    "createMovie",
    "createNews",
    "updateMovie",
    "updateNews",
    "saveNewsDraft",
    "importTestItems",
    "gradeExamSamples",
    "setCompanyReading",
    "setNewsReading",
    "startMailing",
    "replyToThread",
    "answerInquiry",
    "noteInquiry",
    "saveMessageTemplate",
    "addComplaintStep",
    "recordComplaint",
    "recordDataIncident",
    "changeDataIncident",
    "addDataIncidentStep",
    "settleComplaint",
    "reopenComplaint",
    "returnCompanyPhoto",
    "returnWork",
    "returnWorkRevision",
    "suspendWork",
    "suspendCompany",
    "refuseCompany",
    "suspendSeeker",
    "unsuspendSeeker",
    "eraseSeeker",
    "addMinimumWages",
    "withdrawSetting",
    "closeBankPayment",
    "recordBankPayment",
    "refundLicence",
    "cancelInvoice",
    "importBankFile",
    "revokeExamCertificate",
    "decideTestItem",
    "nameTestItemReviewer",
    "lookIntoConversation",
    "inviteAdmin",
    "updateAdmin",
    "removeMovieVersion",
    "removeNewsVersion",
    "restoreCompany",
    "saveMovieVersion",
    "saveNewsVersion",
    "resetTwoFactor",
    "resetMemberTwoFactor",
    "approveCompany",
    "setCompanyPlan",
    "unsuspendWork",
    "assignBankPayment",
    "unassignBankPayment",
    "moveInquiry",
    "settleWorkReport",
    "withdrawNews",
    "confirmScoutPermit",
    "stopCompanyScouts",
  ],
  "proofs, codes and addresses of one's own account, shown to nobody": [
    "acceptTerms",
    "changeMemberRole",
    "changePassword",
    "closeCompany",
    "confirmItIsMe",
    "confirmTwoFactor",
    "finishPasskey",
    "reauthenticate",
    "removePasskey",
    "renewRecoveryCodes",
    "requestEmailChange",
    "saveCompanyCard",
    "startPasskey",
    "startTwoFactor",
    "turnOffTwoFactor",
  ],
  "a letter between two, which the operator does not read": [
    "companySendMessage",
    "companySendPhrase",
    "sendMessage",
    "sendPhrase",
    "offerInterviewSlots",
    "moveEntry",
    "moveEntries",
    "startThread",
  ],
  "drafts that come before seekers by submitWork, as those of createWork do": ["startWork"],
  "conditions of a search, shown to nobody": ["searchForScouts"],
  "seen by the company alone": [
    "addEntryNote",
    "savePostingProfile",
    "setReferenceNumber",
    "saveEntryFilter",
    "tagEntries",
    "saveScorecard",
    "approveOAuthClient",
    "createApiKey",
    "createWebhook",
    "registerOperations",
    "retireOperation",
    "inviteMember",
    "updateOwnMember",
    "recordHireNotice",
    "recordCardCheck",
    "saveHireTerms",
  ],
};

const knows = (name: string) => Object.values(doors).flat().includes(name) || Object.values(elsewhere).flat().includes(name);

/** Texts of a posting that are names, addresses, times or codes. */
const facts = new Set([
  "employer.name",
  "employer.address",
  "employer.contactEmail",
  "employer.contactPhone",
  "employer.contactFormUrl",
  "workplace.postalCode",
  "workplace.prefecture",
  "hours.times.0.start",
  "hours.times.0.end",
  "selection.questions.0.id",
]);
const content = schema.getType("WorkContentInput");
const leaves = (isInputObjectType(content) ? textsOf(content) : []).filter((path) => !facts.has(path.join(".")));

type Content = Record<string, unknown>;

/** The content with a text put at a path. */
function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === "0") return [withText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const object: Content = typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  return { ...object, [name]: withText(object[name], rest, text) };
}

const whole = { ...lawfulInput, salary: { ...lawfulInput.salary, allowances: [{ name: "職務手当", amount: 1_000 }] } };
const spoilt = (text: string) => leaves.reduce<unknown>((value, path) => withText(value, path, text), whole);
const only = (path: readonly string[]) => {
  const [group = ""] = path;
  return { [group]: Reflect.get(Object(withText(whole, path, unlawful)), group) };
};

/** The version of the open revision. */
async function revisionVersion(id: string): Promise<number | undefined> {
  const revision = await server.em().findOne(WorkRevision, { work: id });
  return revision?.version;
}

let server: TestServer;
let company: Awaited<ReturnType<TestServer["asCompany"]>>;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const employer = aCompany(em, { plan: "STANDARD" });
  await em.flush();
  company = await server.asCompany("OWNER", employer);
  admin = await server.asAdmin("OWNER");
});
afterAll(() => server.close());

async function make(input: unknown): Promise<{ id: string; version: number }> {
  const { work, errors } = await changeWork(company, "createWork", { operationId: newId(), content: input });
  if (!work) throw new Error(JSON.stringify(errors));
  return work;
}

async function published(): Promise<{ id: string; version: number }> {
  const { id, version } = await make(whole);
  const sent = await changeWork(company, "submitWork", { id, version });
  const { work, errors } = await changeWork(admin, "approveWork", { id, version: sent.work?.version });
  if (work?.status !== "OPEN") throw new Error(JSON.stringify([...sent.errors, ...errors]));
  return work;
}

const forbidden = (errors: readonly { code: string; path: string[] }[]) =>
  errors.filter(({ code }) => code === "WORK_WORDING_SEX").map(({ path }) => path.slice(1).join("."));

/** What visitors read, as it stands in the database. */
async function publicTexts(id: string): Promise<string> {
  const work = await server.em().findOneOrFail(Work, { id });
  return JSON.stringify([work.status, work.title, work.description, work.appeal, work.benefits, work.screeningQuestions, work.allowances]);
}

describe("the doors by which text comes before seekers", () => {
  it("are all known: a mutation that takes text is one of them or says why it is not", () => {
    const unknown = writing.filter((name) => !knows(name));
    expect(unknown).toEqual([]);
  });

  it("are all known on the REST side", () => {
    const routes: { method: string; path: string }[] = JSON.parse(
      readFileSync(new URL("../../contract/routes.json", import.meta.url), "utf8"),
    );
    const paths = routes.filter(({ method }) => !["GET", "HEAD"].includes(method)).map(({ path }) => path);
    expect(paths.filter((path) => path.includes("/work") || path.includes("/company"))).toEqual([
      "/api/company/entry/export",
      "/api/company/work/export",
      "/api/company/work/import",
      "/api/company/work/sheet",
    ]);
  });

  it("lead to every free text of a posting", () => {
    expect(leaves.length).toBeGreaterThanOrEqual(28);
  });
});

describe("a posting with a forbidden word", () => {
  it("is not sent to review, whatever text it stands in", async () => {
    const { id, version } = await make(spoilt(unlawful));
    const { errors } = await changeWork(company, "submitWork", { id, version });
    expect(forbidden(errors).toSorted()).toEqual(leaves.map((path) => path.join(".")).toSorted());
  });

  it.each<[WorkMutation]>([["correctWork"], ["updateWork"]])(
    "is refused in each of them by %s, and the old text stays public",
    async (name) => {
      const { id, version } = await published();
      const before = await publicTexts(id);
      const client = name === "correctWork" ? admin : company;
      for (const path of leaves) {
        const input = { id, version, content: only(path), ...(name === "correctWork" && { reason: "誤りの訂正です。" }) };
        const { errors } = await changeWork(client, name, input);
        const isHeld = name === "updateWork" && errors.some(({ code }) => code === "WORK_EDIT_NEEDS_REVIEW");
        expect([path.join("."), isHeld || forbidden(errors).includes(path.join("."))]).toEqual([path.join("."), true]);
      }
      expect(await publicTexts(id)).toBe(before);
    },
    60_000,
  );

  it("is refused in each of them by a revision, and the old text stays public", async () => {
    const { id } = await published();
    const before = await publicTexts(id);
    await changeWork(company, "saveWorkRevision", { workId: id, version: null, content: spoilt(unlawful) });
    const { errors } = await changeWork(company, "submitWorkRevision", { workId: id, version: await revisionVersion(id) });
    expect(forbidden(errors).length).toBe(leaves.length);
    expect(await publicTexts(id)).toBe(before);
  });

  it("comes in by a file as a draft or a revision only", async () => {
    const { id } = await published();
    const before = await publicTexts(id);
    const version = { "x-api-version": "1" };
    const file = await company.post("/api/company/work/export", {}, version);
    const rows: Record<string, string>[] = parse(await file.text(), { bom: true, columns: true });
    const form = new FormData();
    const spoiltRows = rows.map((row) => ({ ...row, 求人PR: unlawful }));
    form.append("update", "1");
    form.append("file", new Blob([stringify(spoiltRows, { header: true, bom: true })]), "works.csv");
    const answer = await company.post("/api/company/work/import", form, version);
    expect(answer.status).toBe(200);
    expect(await publicTexts(id)).toBe(before);
    expect(await server.em().count(Work, { appeal: unlawful, status: { $nin: ["DRAFT", "RETURNED"] } })).toBe(0);
  });

  it("is found again in its copy", async () => {
    const { id } = await make(spoilt(unlawful));
    const { work } = await changeWork(company, "duplicateWork", { id, operationId: newId() });
    const { errors } = await changeWork(company, "submitWork", { id: work?.id, version: work?.version });
    expect(forbidden(errors).length).toBe(leaves.length);
  });
});

describe("a posting with a question for the moderator", () => {
  it("is not changed at once, in a free text either", async () => {
    const { id, version } = await published();
    const before = await publicTexts(id);
    const { errors } = await changeWork(company, "updateWork", { id, version, content: { appeal: questionable } });
    expect(errors.map(({ code }) => code)).toEqual(["WORK_EDIT_NEEDS_REVIEW"]);
    await changeWork(company, "saveWorkRevision", { workId: id, version: null, content: { appeal: questionable } });
    await changeWork(company, "submitWorkRevision", { workId: id, version: await revisionVersion(id) });
    const work = await server.em().findOneOrFail(Work, { id });
    expect([work.revisionStatus, await publicTexts(id)]).toEqual(["REVIEW", before]);
  });
});

describe("a company's other texts", () => {
  it("are refused in a template", async () => {
    const answer = await company.graphql(
      `mutation { saveCompanyTemplate(input: { name: "お返事", body: "${unlawful}です。" }) { errors { code path } } }`,
    );
    expect(answer.data.saveCompanyTemplate.errors).toEqual([{ code: "WORK_WORDING_SEX", path: ["body"] }]);
  });
});
