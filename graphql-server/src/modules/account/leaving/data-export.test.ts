import { inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limitTable } from "../../../platform/rate-limit/rate-limits.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { startConversation } from "../../message/conversation/start-conversation.ts";
import { Inquiry } from "../../message/inquiry/inquiry.entity.ts";

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");
let server: TestServer;
let seeker: TestClient & { user: { id: string } };

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const user = aSeeker(em, {}, { introduction: "日本語で働きたいです。" });
  await aCredential(em, { kind: "SEEKER", accountId: user.id });
  const entry = anEntry(em, { user, work: aWork(em, aCompany(em, { name: "さくら商事" }), { title: "通訳" }) });
  startConversation(em, { entry, message: "面接をお願いします。", now: new Date() });
  const times = { createdAt: new Date(), updatedAt: new Date() };
  const inquiry = {
    ticket: "KW-AAAA-BBBB",
    operationId: newId(),
    category: "OTHER",
    name: "山田",
    email: user.email,
    locale: "ja",
  } as const;
  em.create(Inquiry, { id: newId(), ...inquiry, body: "質問です。", userId: user.id, ...times });
  const other = aSeeker(em, {}, { introduction: "SOMEBODY-ELSE" });
  anEntry(em, { user: other, work: aWork(em, aCompany(em)) }, { message: "SOMEBODY-ELSE" });
  await em.flush();
  seeker = await server.asSeeker(user);
  const form = new FormData();
  form.append("as", "SEEKER");
  form.append("purpose", "RESUME");
  form.append("file", new Blob([new Uint8Array(pdf)]), "履歴書.pdf");
  await seeker.post("/api/upload", form, { "x-api-version": "1" });
});
afterAll(() => server.close());

const ask = (client: TestClient, body: object) => client.post("/api/user/export", { password: goodPassword, format: "JSON", ...body });

describe("taking one's data along", () => {
  it("answers everything of the seeker as JSON, and nothing of anybody else", async () => {
    const response = await ask(seeker, {});
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/attachment; filename="kotoba-works-\d{4}-\d\d-\d\d\.json"/);
    const text = await response.text();
    const data = JSON.parse(text);
    expect(data.account[0]).toMatchObject({ id: seeker.user.id });
    expect(data.profile[0]).toMatchObject({ introduction: "日本語で働きたいです。", phone: "+819012345678" });
    expect(data.entries[0]).toMatchObject({ work: "通訳", company: "さくら商事", status: "APPLIED" });
    expect(data.messages[0]).toMatchObject({ body: "面接をお願いします。", by: "SEEKER" });
    expect(data.files[0]).toMatchObject({ fileName: "履歴書.pdf" });
    expect(data.inquiries).toEqual([expect.objectContaining({ ticket: "KW-AAAA-BBBB", body: "質問です。" })]);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(["examResults", "shifts", "purchases", "savedSearches", "settings", "devices"]),
    );
    expect(text).not.toContain("SOMEBODY-ELSE");
    expect(text).not.toMatch(/passwordHash|tokenHash|storageKey/);
  });

  it("answers the files too as a ZIP", async () => {
    const response = await ask(seeker, { format: "ZIP" });
    expect(response.headers.get("content-type")).toBe("application/zip");
    const zip = Buffer.from(await response.arrayBuffer());
    expect(zip.includes(Buffer.from("data.json"))).toBe(true);
    expect(zip.includes(Buffer.from("履歴書.pdf"))).toBe(true);
    const json = inflateRawSync(zip.subarray(30 + "data.json".length)).toString();
    expect(JSON.parse(json).account[0].id).toBe(seeker.user.id);
  });

  it("asks for the password once more, notes each export, and is for seekers only", async () => {
    expect((await ask(seeker, { password: "wrong" })).status).toBe(422);
    expect((await ask(server.anonymous(), {})).status).toBe(401);
    expect((await ask(await server.asCompany(), {})).status).toBe(401);
    expect((await seeker.get("/api/user/export")).status).toBe(405);
    expect(await server.em().count(AuditEvent, { action: "user.exportData", actorId: seeker.user.id })).toBe(2);
  });

  it("is done five times an hour at most, and not at all while the hour lasts", async () => {
    const em = server.em();
    const user = aSeeker(em);
    await aCredential(em, { kind: "SEEKER", accountId: user.id });
    await em.flush();
    const client = await server.asSeeker(user);
    const statuses: number[] = [];
    for (let time = 0; time < limitTable.export.points + 1; time += 1) statuses.push((await ask(client, {})).status);
    expect(statuses).toEqual([...Array.from({ length: limitTable.export.points }, () => 200), 429]);
    expect((await ask(seeker, {})).status).toBe(200);
  });
});
