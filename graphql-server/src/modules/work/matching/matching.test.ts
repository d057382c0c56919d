import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { ExamResult } from "../../exam/certificate/exam-result.entity.ts";
import { Exam } from "../../exam/sitting/exam.entity.ts";
import { ExamAttempt } from "../../exam/sitting/exam-attempt.entity.ts";
import type { Work } from "../posting/work.entity.ts";
import { indexWork } from "../search/work.search-index.ts";
import { conditionsOf, readProfileFields } from "./matching.conditions.ts";
import { matchCriteria, matchWeights } from "./matching.criteria.ts";

let server: TestServer;
/** Works by a name of their own. */
const works = new Map<string, Work>();

const wishes = {
  selfDeclaredLevel: "N3",
  workPermission: "PART_TIME_28H",
  residenceStatus: "STUDENT",
  partTimePermission: true,
  wishedPrefectures: ["13"],
  wishedCategories: ["SERVICE"],
  wishedEmploymentTypes: ["PART_TIME"],
  wishedMonthlyPay: 200_000,
  wishedWeeklyHours: 20,
} as const;

function profile() {
  const { wishedPrefectures, wishedCategories, wishedEmploymentTypes, ...rest } = wishes;
  return {
    ...rest,
    prefecture: null,
    city: null,
    wishedPrefectures: [...wishedPrefectures],
    wishedCategories: [...wishedCategories],
    wishedEmploymentTypes: [...wishedEmploymentTypes],
  };
}

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T00:00:00Z"));
  const em = server.em();
  const company = aCompany(em);
  const variants: Record<string, Parameters<typeof aWork>[2]> = {
    best: {},
    osaka: { prefecture: "27", city: "大阪市" },
    fullTime: { employmentType: "FULL_TIME", weeklyHours: 40 },
    n1: { japaneseLevel: "N1" },
    driver: { requiredQualifications: ["DRIVER_REGULAR"], prefecture: "27" },
    twin: {},
  };
  for (const [index, [name, changes]] of Object.entries(variants).entries()) {
    const at = new Date(Date.UTC(2026, 10, 10 + index));
    const work = aWork(em, company, { title: name, publishedAt: at, ...changes });
    indexWork(work, company);
    works.set(name, work);
  }
  await em.flush();
});
afterAll(() => server.close());

async function seekerWith(changes: object = profile()) {
  const em = server.em();
  const user = aSeeker(em, {}, changes);
  await em.flush();
  return server.asSeeker(user);
}

const listQuery = `query ($first: Int! = 20, $after: String, $sort: WorkSort! = MATCH) { works(sort: $sort, first: $first, after: $after) {
  items { title match { score maximum reasons { criterion state points weight wanted offered } } permission { verdict reasons { code sourceDate evidence } } }
  pageInfo { endCursor hasNextPage } } }`;

interface Listed {
  title: string;
  match: { score: number; maximum: number; reasons: { criterion: string; state: string; points: number }[] } | null;
  permission: { verdict: string; reasons: { code: string; sourceDate: string | null; evidence: string | null }[] } | null;
}

describe("works sorted by match", () => {
  it("come best first, newest first among equals, and the same on every page", async () => {
    const seeker = await seekerWith();
    const { data } = await seeker.graphql(listQuery);
    const items: Listed[] = data.works.items;
    expect(items.map(({ title, match }) => [title, match?.score])).toEqual([
      ["twin", 95],
      ["best", 95],
      ["osaka", 80],
      ["driver", 75],
      ["n1", 70],
      ["fullTime", 67],
    ]);
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const page = await seeker.graphql(listQuery, { first: 2, after });
      paged.push(...page.data.works.items.map(({ title }: Listed) => title));
      after = page.data.works.pageInfo.hasNextPage ? page.data.works.pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(items.map(({ title }) => title));
  });

  it("shows contributions that sum to the score, and never leaves a work out", async () => {
    const seeker = await seekerWith({ residenceStatus: "TEMPORARY_VISITOR", workPermission: "NONE" });
    const items: Listed[] = (await seeker.graphql(listQuery)).data.works.items;
    expect(items).toHaveLength(works.size);
    for (const { match, permission } of items) {
      expect(match?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(match?.score);
      expect(permission?.verdict).toBe("NG");
    }
  });

  it("never lead with a work that the person cannot do now, however well it fits otherwise", async () => {
    const wishesFullTime = {
      ...profile(),
      wishedEmploymentTypes: ["FULL_TIME"],
      wishedWeeklyHours: 40,
      wishedCategories: [],
      wishedMonthlyPay: null,
    };
    const seeker = await seekerWith(wishesFullTime);
    const items: Listed[] = (await seeker.graphql(listQuery)).data.works.items;
    expect(items.at(-1)).toMatchObject({ title: "fullTime", permission: { verdict: "NG" } });
    const scores = items.map(({ match }) => match?.score ?? 0);
    expect(scores.at(-1)).toBeGreaterThan(scores.at(-2) ?? 100);
    const paged = (await seeker.graphql(listQuery, { first: 1 })).data.works.items;
    expect(paged[0].title).toBe(items[0]?.title);
  });

  it("are newest first for visitors, without a match", async () => {
    const items: Listed[] = (await server.anonymous().graphql(listQuery)).data.works.items;
    expect(items.map(({ title }) => title)).toEqual([...works.keys()].toReversed());
    expect(items.every(({ match, permission }) => match === null && permission === null)).toBe(true);
  });

  it("need as many statements for one row as for many", async () => {
    const seeker = await seekerWith();
    const count = async (first: number) =>
      (await statementsOf(server.services.database, () => seeker.graphql(listQuery, { first }))).length;
    await count(1);
    expect(await count(6)).toBe(await count(1));
  });
});

describe("who asks", () => {
  it("changes nothing by birth, name, street or any other thing that is not a condition", async () => {
    const answers = new Set<string>();
    const people = [
      {
        birthDate: "1960-01-01",
        familyName: "グエン",
        givenName: "ヴァン",
        latinName: "NGUYEN VAN",
        familyNameKana: "グエン",
        givenNameKana: "ヴァン",
      },
      { birthDate: "2008-12-31", familyName: "佐藤", givenName: "一郎", latinName: "SATO ICHIRO", addressLine: "泉崎1-1" },
      {
        birthDate: null,
        familyName: "",
        givenName: "Maria",
        introduction: "ブラジル出身の女性です",
        otherLanguages: ["ポルトガル語"],
        phone: null,
      },
    ];
    for (const person of people) {
      const seeker = await seekerWith({ ...profile(), ...person });
      answers.add(JSON.stringify((await seeker.graphql(listQuery)).data));
    }
    expect(answers.size).toBe(1);
  });

  it("is read from the published fields of the profile and from no other", async () => {
    const read = new Set<string>();
    const em = server.em();
    const user = aSeeker(em, {}, profile());
    await em.flush();
    const row = await em.fork().findOneOrFail(UserProfile, { user: user.id });
    conditionsOf(
      new Proxy(row, {
        get: (target, key, receiver) => {
          if (!String(key).startsWith("__")) read.add(String(key));
          return Reflect.get(target, key, receiver);
        },
      }),
    );
    expect([...read].toSorted()).toEqual([...readProfileFields].toSorted());
    const never = ["birthDate", "familyName", "latinName", "addressLine", "nationality", "sex", "birthplace"];
    expect(never.filter((field) => read.has(field))).toEqual([]);
  });
});

describe("the measured level", () => {
  it("counts beside the declared one, and no more once it is revoked", async () => {
    const em = server.em();
    const user = aSeeker(em, {}, { ...profile(), selfDeclaredLevel: "N4" });
    const at = new Date("2026-11-20T00:00:00Z");
    const times = { startedAt: at, deadlineAt: at, createdAt: at, updatedAt: at };
    const made = { createdAt: at, updatedAt: at };
    const test = em.create(Exam, { id: newId(), code: "TEST", title: "試験", titleEn: "Test", bankVersion: "1", ...made });
    const scale = { theta: 1.2, se: 0.3 };
    const attempt = em.create(ExamAttempt, {
      id: newId(),
      test,
      user,
      status: "FINISHED",
      withListening: false,
      operationId: newId(),
      ...scale,
      ...times,
    });
    const parts = { probabilities: [], skills: [], scoredCount: 20, complete: true, signature: "x".repeat(64) };
    const result = em.create(ExamResult, {
      id: newId(),
      attempt,
      user,
      level: "N2",
      certificateCode: newId().slice(0, 24),
      measuredAt: at,
      createdAt: at,
      ...scale,
      ...parts,
    });
    await em.flush();
    const client = await server.asSeeker(user);
    const query = `query ($id: ID!) { work(id: $id) { match { reasons { criterion state wanted } } } }`;
    const level = async () => (await client.graphql(query, { id: works.get("best")?.id })).data.work.match.reasons[0];
    expect(await level()).toEqual({ criterion: "LEVEL", state: "MET", wanted: ["N2"] });
    result.revokedAt = at;
    await em.flush();
    expect(await level()).toEqual({ criterion: "LEVEL", state: "UNMET", wanted: ["N4"] });
  });
});

describe("matchingCriteria", () => {
  it("answers the weights that the code uses, to everyone", async () => {
    const { data } = await server.anonymous().graphql("{ matchingCriteria { criterion weight conditional tolerance } }");
    expect(
      data.matchingCriteria.map(({ criterion, weight, conditional }: Record<string, unknown>) => ({ criterion, weight, conditional })),
    ).toEqual(matchCriteria.map((criterion) => ({ criterion, ...matchWeights[criterion] })));
    const items: Listed[] = (await (await seekerWith()).graphql(listQuery)).data.works.items;
    const reasons = items[0]?.match?.reasons ?? [];
    expect(data.matchingCriteria.map(({ weight }: { weight: number }) => weight)).toEqual(
      reasons.map((reason) => ("weight" in reason ? reason.weight : null)),
    );
  });
});

describe("the permission of a work", () => {
  const query = `query ($id: ID!, $status: ResidenceStatus) { work(id: $id) { permission(residenceStatus: $status) {
    verdict residenceStatus weeklyHours judgedOn reasons { code evidence source sourceDate validFrom maxWeeklyHours } } } }`;
  const ask = async (status: string | null, language = "ja") =>
    (await server.anonymous().graphql(query, { id: works.get("fullTime")?.id, status }, { "accept-language": language })).data.work
      .permission;

  it("is answered to a visitor who chooses a status, with the rule behind it in the reader's language", async () => {
    expect(await ask(null)).toBeNull();
    const student = await ask("STUDENT");
    expect(student).toMatchObject({ verdict: "NG", residenceStatus: "STUDENT", weeklyHours: 40, judgedOn: "2026-11-21" });
    expect(student.reasons[0]).toMatchObject({ code: "HOURS_OVER_LIMIT", maxWeeklyHours: 28, sourceDate: "2026-11-20" });
    expect(student.reasons[0].evidence).toContain("28時間以内");
    expect((await ask("STUDENT", "en")).reasons[0].evidence).toContain("28 hours in any seven days");
    expect((await ask("STUDENT", "ja-x-easy")).reasons[0].evidence).toContain("28時間まで");
    expect((await ask("PERMANENT_RESIDENT")).verdict).toBe("OK");
  });
});

describe("a search for a status that may work", () => {
  it("leaves out what the rules say no to, in list, count and facets alike", async () => {
    const query = `query ($filter: WorkFilter) { works(filter: $filter) { items { title } totalCount { value } } workFacets(filter: $filter) { total { value } } }`;
    const ask = async (residenceStatus: string) => {
      const { data } = await server.anonymous().graphql(query, { filter: { residenceStatus } });
      return {
        titles: data.works.items.map(({ title }: Listed) => title),
        counts: [data.works.totalCount.value, data.workFacets.total.value],
      };
    };
    const all = [...works.keys()].toReversed();
    expect(await ask("STUDENT")).toEqual({ titles: all.filter((title) => title !== "fullTime"), counts: [5, 5] });
    expect(await ask("PERMANENT_RESIDENT")).toEqual({ titles: all, counts: [6, 6] });
    expect(await ask("TEMPORARY_VISITOR")).toEqual({ titles: [], counts: [0, 0] });
  });
});

describe("recommended works", () => {
  const query = "query ($first: Int! = 6) { recommendedWorks(first: $first) { items { title match { score } } unset } }";
  const titlesOf = (data: { recommendedWorks: { items: Listed[] } }) => data.recommendedWorks.items.map(({ title }) => title);

  it("are the best matches by the seeker's own conditions, without what the rules say no to", async () => {
    const { data } = await (await seekerWith()).graphql(query);
    expect(titlesOf(data)).toEqual(["twin", "best", "osaka", "driver", "n1"]);
    expect(data.recommendedWorks.unset).toEqual([]);
    expect(titlesOf((await (await seekerWith()).graphql(query, { first: 2 })).data)).toEqual(["twin", "best"]);
  });

  it("leave out what the seeker has applied to", async () => {
    const em = server.em();
    const user = aSeeker(em, {}, profile());
    const twin = works.get("twin");
    if (twin) anEntry(em, { user, work: em.merge(twin) });
    await em.flush();
    expect(titlesOf((await (await server.asSeeker(user)).graphql(query)).data)[0]).toBe("best");
  });

  it("are none before a condition is set, and name what is missing", async () => {
    const seeker = await seekerWith({ selfDeclaredLevel: null, workPermission: null });
    const { data } = await seeker.graphql(query);
    expect(data.recommendedWorks).toEqual({
      items: [],
      unset: ["LEVEL", "PERMISSION", "PLACE", "CATEGORY", "PAY", "HOURS", "EMPLOYMENT_TYPE"],
    });
  });
});

describe("a work whose company names the statuses it can employ", () => {
  it("is found by those, and by everyone who may do any work, named or not", async () => {
    const em = server.em();
    const company = aCompany(em);
    const work = aWork(em, company, { title: "named", prefecture: "47", acceptedStatuses: ["SPOUSE_OF_JAPANESE", "STUDENT"] });
    indexWork(work, company);
    await em.flush();
    const query = "query ($filter: WorkFilter) { works(filter: $filter) { items { title } } }";
    const finds = async (residenceStatus: string) => {
      const { data } = await server.anonymous().graphql(query, { filter: { residenceStatus, prefectures: ["47"] } });
      return data.works.items.length === 1;
    };
    for (const status of ["STUDENT", "PERMANENT_RESIDENT", "SPOUSE_OF_PERMANENT_RESIDENT", "SPECIAL_PERMANENT_RESIDENT"]) {
      expect([status, await finds(status)]).toEqual([status, true]);
    }
    expect(await finds("DEPENDENT")).toBe(false);
  });
});
