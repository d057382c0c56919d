import type { EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import type { Company } from "../modules/account/company/company.entity.ts";
import type { UserProfile } from "../modules/account/profile/user-profile.entity.ts";
import type { User } from "../modules/account/seeker/user.entity.ts";
import { ScoutPermit } from "../modules/company/scout-permit/scout-permit.entity.ts";
import { scoutConsent } from "../modules/company/scout-setting/scout.vocabulary.ts";
import { ScoutConsent } from "../modules/company/scout-setting/scout-consent.entity.ts";
import { ScoutSetting } from "../modules/company/scout-setting/scout-setting.entity.ts";
import { CompanyTemplate } from "../modules/company/texts/company-template.entity.ts";
import { newId } from "../shared/ids.ts";
import { aCompany, aSeeker, aWork } from "./factories.ts";
import type { TestClient } from "./http-client.ts";
import type { TestServer } from "./test-server.ts";

const madeAt = new Date("2026-11-20T00:00:00Z");

/** The operator's word, once for a database. */
export async function allowScouts(em: EntityManager): Promise<void> {
  if ((await em.count(ScoutPermit, { endedAt: null })) > 0) return;
  const stamp = { confirmedBy: newId(), confirmedAt: madeAt };
  em.create(ScoutPermit, { id: newId(), kind: "NOTIFICATION", number: "51-募-000001", issuedOn: "2026-04-01", ...stamp });
  await em.flush();
}

/** A seeker who agreed to be found in the services; flush to write. */
export function aFoundSeeker(
  em: EntityManager,
  profile: Partial<RequiredEntityData<UserProfile>> = {},
  setting: Partial<RequiredEntityData<ScoutSetting>> = {},
): User {
  const user = aSeeker(em, {}, profile);
  em.create(ScoutConsent, { id: newId(), user, ...scoutConsent, givenAt: madeAt });
  const shown = { families: ["SERVICE" as const], experience: [], renewedOn: "2026-11-20", updatedAt: madeAt };
  em.create(ScoutSetting, { user, ...shown, ...setting });
  return user;
}

/** A company that may search, with an open work in the services. */
export async function aSearchingCompany(server: TestServer): Promise<{ client: TestClient & { company: Company }; workId: string }> {
  const em = server.em();
  await allowScouts(em);
  const company = aCompany(em, { plan: "STANDARD" });
  const work = aWork(em, company, { category: "SERVICE" });
  await em.flush();
  return { client: await server.asCompany("OWNER", company), workId: work.id };
}

const searchText = `mutation ($input: SearchForScoutsInput!) { searchForScouts(input: $input) { listId errors { code path } } }`;
const listText = `query ($id: ID!, $page: Int) { scoutList(id: $id, page: $page) {
  size page pages cards { id verdict isAsked level trust prefecture wishedPrefectures wishedEmploymentTypes wishedMonthlyPay wishedWeeklyHours
    experience { family years } qualifications start } } }`;

/** Searches; `code` is that of the refusal. */
export async function searchScouts(
  client: TestClient,
  workId: string,
  conditions: object = {},
): Promise<{ listId?: string; code?: string }> {
  const { data, errors } = await client.graphql(searchText, { input: { workId, conditions } });
  const answer = data?.searchForScouts;
  return answer?.listId ? { listId: answer.listId } : { code: answer?.errors[0]?.code ?? errors?.[0]?.extensions?.code };
}

/** Opens a page of a list. */
export const openScoutList = (client: TestClient, id: string, page = 1) => client.graphql(listText, { id, page });

/** A list with five people of its own, and a template to ask them with. */
export async function aListOfFive(server: TestServer) {
  const { client, workId } = await aSearchingCompany(server);
  const em = server.em();
  for (let index = 0; index < 5; index += 1) aFoundSeeker(em);
  const stamps = { createdAt: madeAt, updatedAt: madeAt };
  const body = "{会社}です。{求人}の仕事に興味はありますか。";
  const template = em.create(CompanyTemplate, { id: newId(), company: client.company.id, name: "スカウト", body, ...stamps });
  await em.flush();
  const { listId = "" } = await searchScouts(client, workId);
  const { data } = await openScoutList(client, listId);
  const personId: string = data.scoutList.cards[0].id;
  return { client, workId, listId, personId, templateId: template.id };
}
