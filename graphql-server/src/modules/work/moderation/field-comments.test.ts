import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { HouseLocale } from "../../../shared/locale.ts";
import { aCompany, aMember } from "../../../testing/factories.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-20T03:00:00Z"));
});
afterAll(() => server.close());

async function underReview(locale: HouseLocale, content: object = {}) {
  const em = server.em();
  const company = aCompany(em);
  await em.flush();
  aMember(em, company, { locale });
  await em.flush();
  const client = await server.asCompany("RECRUITER", company);
  const created = await changeWork(client, "createWork", { operationId: newId(), content: { ...lawfulInput, ...content } });
  const sent = await changeWork(client, "submitWork", { id: created.work?.id, version: created.work?.version });
  return { company, client, operator: await server.asAdmin("OPERATOR"), id: sent.work?.id, version: sent.work?.version };
}

const question = { appeal: "地域で一番の待遇です。" };

describe("a comment on a field of a returned posting", () => {
  it.each([
    ["ja", /^・「この仕事のPR」.+一番/m, "・「基本給（下限・円）」時給ですか。"],
    ["en", /^・Why this work: .+一番/m, "・Base pay from (yen): 時給ですか。"],
  ] as const)(
    "names the field and what was found there in %s for who reads it so, and keeps the moderator's words",
    async (locale, finding, own) => {
      const { company, client, operator, id, version } = await underReview(locale, question);
      const issuesOf = "query ($id: ID!) { adminWork(id: $id) { issues { code path tier } } }";
      const [issue] = (await operator.graphql(issuesOf, { id })).data.adminWork.issues;
      expect(issue.tier).toBe("ASK");
      const comments = [
        { path: issue.path, finding: issue.code },
        { path: ["salary", "min"], text: "時給ですか。" },
      ];
      expect(await changeWork(operator, "returnWork", { id, version, comments })).toMatchObject({
        work: { status: "RETURNED" },
        errors: [],
      });
      const reasonOf = "query ($id: ID!) { companyWork(id: $id) { returnReason } }";
      const shown = (await client.graphql(reasonOf, { id }, { "accept-language": locale })).data.companyWork.returnReason;
      const [mail] = await waitingMails(server.em(), company.contactEmail);
      for (const text of [mail?.text, shown]) {
        expect(text).toMatch(finding);
        expect(text).toContain(own);
      }
    },
  );

  it("alone is a reason; without words or a finding it is none, and a finding must still be there", async () => {
    const { operator, id, version } = await underReview("ja");
    const empty = await changeWork(operator, "returnWork", { id, version, comments: [{ path: ["title"] }] });
    expect(empty.errors).toMatchObject([{ code: "REQUIRED", path: ["comments", "0", "text"] }]);
    const gone = await changeWork(operator, "returnWork", { id, version, comments: [{ path: ["title"], finding: "WORK_WORDING_SEX" }] });
    expect(gone.errors).toMatchObject([{ code: "NOT_FOUND", path: ["comments", "0", "finding"] }]);
    expect((await changeWork(operator, "returnWork", { id, version })).errors).toMatchObject([{ code: "REQUIRED" }]);
    const done = await changeWork(operator, "returnWork", { id, version, comments: [{ path: ["title"], text: "短くしてください。" }] });
    expect(done.work?.status).toBe("RETURNED");
  });
});
