import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limitTable } from "../../../platform/rate-limit/rate-limits.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = "/api/company/entry/export";
const version = { "x-api-version": "1" };

describe("the applicants as a file", () => {
  it("are the company's own, with a mark for UTF-8, Windows line ends and no formula, and the act is on record", async () => {
    const owner = await server.asCompany();
    const other = await server.asCompany();
    const em = server.em();
    const work = aWork(em, em.merge(owner.company), { title: '=HYPERLINK("http://x")' });
    for (let index = 0; index < 105; index += 1) {
      anEntry(
        em,
        { user: aSeeker(em), work },
        { message: index === 104 ? '一行目\n"二行目", 三' : "+81", movedAt: new Date(Date.UTC(2026, 10, 1, index)) },
      );
    }
    anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(other.company), { title: "よその求人" }) });
    await em.flush();
    const response = await owner.post(path, {}, version);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString("utf8");
    expect(text).toMatch(/\r\n$/);
    const rows: string[][] = parse(text, { bom: true });
    expect(rows).toHaveLength(106);
    expect(rows[0]?.slice(0, 2)).toEqual(["受付番号", "氏名"]);
    expect(rows[1]?.at(-1)).toBe('一行目\n"二行目", 三');
    expect(
      rows
        .slice(1)
        .flat()
        .filter((cell) => /^[=+\-@\t\r]/.test(cell)),
    ).toEqual([]);
    expect(text).not.toContain("よその求人");
    const [audit] = await server.em().find(AuditEvent, { action: "entry.export", objectId: owner.company.id });
    expect(audit).toMatchObject({ actorKind: "COMPANY", actorId: owner.member.id });
  });

  it("follow the filter, and are refused to viewers, seekers and visitors", async () => {
    const owner = await server.asCompany();
    const em = server.em();
    const work = aWork(em, em.merge(owner.company));
    anEntry(em, { user: aSeeker(em), work }, { status: "REJECTED" });
    anEntry(em, { user: aSeeker(em), work });
    await em.flush();
    const some: string[][] = parse(await (await owner.post(path, { status: "REJECTED" }, version)).text(), { bom: true });
    expect(some).toHaveLength(2);
    expect((await owner.post(path, { status: "NONSENSE" }, version)).status).toBe(422);
    const viewer = await server.asCompany("VIEWER", owner.company);
    expect((await viewer.post(path, {}, version)).status).toBe(403);
    for (const client of [server.anonymous(), await server.asSeeker()]) expect((await client.post(path, {}, version)).status).toBe(401);
  });

  it("and the works are taken along thirty times an hour by a company, whoever of it asks; what is refused is not on record", async () => {
    const [owner, other] = [await server.asCompany(), await server.asCompany()];
    const colleague = await server.asCompany("RECRUITER", owner.company);
    const worksPath = "/api/company/work/export";
    const { points } = limitTable["company-export"];
    for (let time = 0; time < points; time += 1) {
      const [client, address] = [time % 3 === 0 ? colleague : owner, time % 2 === 0 ? path : worksPath];
      expect((await client.post(address, {}, version)).status).toBe(200);
    }
    for (const client of [owner, colleague]) {
      const refused = await client.post(path, {}, version);
      expect([refused.status, (await refused.json()).code]).toEqual([429, "RATE_LIMITED"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await owner.post(worksPath, {}, version)).status).toBe(429);
    expect((await other.post(path, {}, version)).status).toBe(200);
    const records = { action: { $in: ["entry.export", "work.export"] }, objectId: owner.company.id };
    expect(await server.em().count(AuditEvent, records)).toBe(points);
  });
});
