import { afterAll, beforeAll, expect, it } from "vitest";
import { employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { qualifications } from "../../../shared/vocabulary/qualification.ts";
import { aFoundSeeker, aSearchingCompany, openScoutList, searchScouts } from "../../../testing/scouts.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { scoutExperiences, scoutStarts } from "../scout-setting/scout.vocabulary.ts";
import { scoutVerdicts } from "./scout-conditions.schema.ts";
import { bitsOf } from "./scout-people.sql.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("sets bits in the database as the search reads them, for every word of the vocabularies", async () => {
  const em = server.em();
  const user = aFoundSeeker(em, {
    wishedPrefectures: [...prefectureCodes],
    wishedEmploymentTypes: [...employmentTypes],
    qualifications: [...qualifications],
    measuredLevel: "N1",
  });
  const one = aFoundSeeker(em, {
    wishedPrefectures: ["47"],
    wishedEmploymentTypes: ["SHOKUTAKU"],
    qualifications: ["NURSE"],
    measuredLevel: "N5",
  });
  await em.flush();
  const rowOf = async (id: string) =>
    (
      await server
        .em()
        .execute<object[]>(
          "select prefectures::text as p, contracts::text as c, qualifications::text as q, level from scout_listing where user_id = ?",
          [id],
        )
    )[0];
  expect(await rowOf(user.id)).toEqual({
    p: bitsOf(prefectureCodes, prefectureCodes),
    c: bitsOf(employmentTypes, employmentTypes),
    q: bitsOf(qualifications, qualifications),
    level: measuredLevels.indexOf("N1"),
  });
  expect(await rowOf(one.id)).toEqual({
    p: bitsOf(prefectureCodes, ["47"]),
    c: bitsOf(employmentTypes, ["SHOKUTAKU"]),
    q: bitsOf(qualifications, ["NURSE"]),
    level: measuredLevels.indexOf("N5"),
  });
  await em.execute("delete from scout_setting");
});

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;
const some = <T>(values: readonly T[], chance: number) => values.filter(() => Math.random() < chance);

it("never finds who did not agree, ended, paused, blocked the company, is suspended, leaving or erased, and tells no two lists apart by few", async () => {
  const { client, workId } = await aSearchingCompany(server);
  const em = server.em();
  const found = () =>
    aFoundSeeker(em, {
      measuredLevel: Math.random() < 0.3 ? null : pick(measuredLevels),
      wishedPrefectures: some(["13", "14", "27"] as const, 0.5),
      wishedEmploymentTypes: some(["PART_TIME", "FULL_TIME"] as const, 0.5),
      qualifications: some(["COOK", "NURSE"] as const, 0.4),
      startableOn: pick([null, "2026-12-01", "2027-06-01"]),
    });
  const people = Array.from({ length: 70 }, found);
  await em.flush();
  const [ended, paused, blocking, suspended, leaving, erased] = people.map(({ id }) => id);
  const sql = (text: string, ...values: (string | undefined)[]) => server.em().execute(text, values);
  await sql("delete from scout_setting where user_id = ?", ended);
  await sql("update scout_setting set is_paused = true where user_id = ?", paused);
  await sql("insert into blocked_company (user_id, company_id, created_at) values (?, ?, now())", blocking, client.company.id);
  await sql("update users set status = 'SUSPENDED' where id = ?", suspended);
  await sql("update users set status = 'CANCELLING', cancelled_at = now() where id = ?", leaving);
  await sql("update users set status = 'ERASED' where id = ?", erased);
  const hidden = new Set([ended, paused, blocking, suspended, leaving, erased]);
  const lists: string[][] = [];
  let answered = 0;
  for (let query = 0; query < 90; query += 1) {
    const conditions = {
      level: Math.random() < 0.3 ? pick(measuredLevels) : null,
      prefectures: some(["13", "14", "27"], 0.2),
      employmentTypes: some(["PART_TIME", "FULL_TIME"], 0.2),
      qualifications: some(["COOK", "NURSE"], 0.15),
      experience: Math.random() < 0.1 ? pick(scoutExperiences) : null,
      start: Math.random() < 0.2 ? pick(scoutStarts) : null,
      verdicts: some(scoutVerdicts, 0.1),
    };
    const { listId, code } = await searchScouts(client, workId, conditions);
    if (code) {
      expect(code).toBe("SCOUT_TOO_FEW");
      continue;
    }
    answered += 1;
    const { data } = await openScoutList(client, listId ?? "");
    expect(data.scoutList.cards.length).toBeGreaterThanOrEqual(5);
    const [row] = await server.em().execute<{ people: string[] }[]>("select people from scout_search where id = ?", [listId ?? ""]);
    const list = row?.people ?? [];
    expect(list.filter((id) => hidden.has(id))).toEqual([]);
    for (const other of lists) {
      const differences = [list.filter((id) => !other.includes(id)).length, other.filter((id) => !list.includes(id)).length];
      for (const difference of differences) expect(difference === 0 || difference >= 5).toBe(true);
    }
    lists.push(list);
  }
  expect(answered).toBeGreaterThan(3);
  const told = await server.em().execute("select 1 from webhook_event");
  expect(told).toEqual([]);
});
