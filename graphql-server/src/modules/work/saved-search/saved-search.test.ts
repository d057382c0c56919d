import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { indexWork } from "../search/work.search-index.ts";
import { alertSavedSearches } from "./alert-saved-searches.ts";
import { SavedSearch } from "./saved-search.entity.ts";

const start = new Date("2026-11-21T00:00:00Z");
const minute = 60_000;
const day = 24 * 60 * minute;
type Seeker = TestClient & { user: User };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const at = (ms: number) => server.setNow(new Date(start.getTime() + ms));

async function save(client: TestClient, changes: object = {}) {
  const input = { name: "介護の仕事", filter: { keyword: "介護" }, alert: true, frequency: "DAILY", ...changes };
  const text =
    "mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { savedSearch { id alert filter { keyword prefectures } } errors { code path } } }";
  const answer = await client.graphql(text, { input });
  expect(answer.errors).toEqual([]);
  return answer.data.saveSearch;
}

async function confirm(token: string) {
  const text = "mutation ($input: ConfirmSearchAlertInput!) { confirmSearchAlert(input: $input) { name errors { code } } }";
  return (await server.anonymous().graphql(text, { input: { token } })).data.confirmSearchAlert;
}

const alertMails = async (user: User) =>
  (await waitingMails(server.em(), user.email)).filter(({ template }) => template === "search-alert");
const tokenIn = (text: string) => /confirm=([\w-]{43})/.exec(text)?.[1] ?? "";

async function publish(title: string, ms: number, changes: object = {}) {
  const em = server.em();
  const company = aCompany(em);
  const work = aWork(em, company, { title, description: title, publishedAt: new Date(start.getTime() + ms), ...changes });
  indexWork(work, company);
  await em.flush();
  return { work, company };
}

const alert = () => alertSavedSearches(systemContext(server.services, "test").ctx);

/** A seeker whose alert is on since `ms`. */
async function alerted(ms: number, changes: object = {}): Promise<Seeker & { searchId: string }> {
  at(ms);
  const seeker = await server.asSeeker();
  const { savedSearch } = await save(seeker, changes);
  const [mail] = await waitingMails(server.em(), seeker.user.email);
  expect((await confirm(tokenIn(mail?.text ?? ""))).errors).toEqual([]);
  return { ...seeker, searchId: savedSearch.id };
}

describe("saved searches", () => {
  it("are kept with their conditions, and only their owner can change them", async () => {
    at(0);
    const seeker = await server.asSeeker();
    const { savedSearch } = await save(seeker, { alert: false, filter: { keyword: " 介護 ", prefectures: ["13"], categories: [] } });
    expect(savedSearch).toMatchObject({ alert: "OFF", filter: { keyword: "介護", prefectures: ["13"] } });
    expect((await server.em().findOneOrFail(SavedSearch, { id: savedSearch.id })).filter).toEqual({ keyword: "介護", prefectures: ["13"] });
    const stranger = await server.asSeeker();
    const remove = "mutation ($input: DeleteSavedSearchInput!) { deleteSavedSearch(input: $input) { deletedId errors { code } } }";
    const input = { id: savedSearch.id };
    expect((await stranger.graphql(remove, { input })).data.deleteSavedSearch).toEqual({
      deletedId: null,
      errors: [{ code: "NOT_FOUND" }],
    });
    expect((await seeker.graphql(remove, { input })).data.deleteSavedSearch.deletedId).toBe(savedSearch.id);
    expect((await seeker.graphql("{ savedSearches { id } }")).data.savedSearches).toEqual([]);
  });

  it("send no mail before the link was opened, and the link works once and for 72 hours", async () => {
    at(0);
    const seeker = await server.asSeeker();
    expect((await save(seeker)).savedSearch.alert).toBe("UNCONFIRMED");
    await publish("介護スタッフA", minute);
    at(day);
    await alert();
    expect(await alertMails(seeker.user)).toEqual([]);
    const [mail] = await waitingMails(server.em(), seeker.user.email);
    at(3 * day + minute);
    expect((await confirm(tokenIn(mail?.text ?? ""))).errors).toEqual([{ code: "TOKEN_INVALID" }]);
    at(3 * day - minute);
    expect((await confirm(tokenIn(mail?.text ?? ""))).name).toBe("介護の仕事");
    expect((await confirm(tokenIn(mail?.text ?? ""))).errors).toEqual([{ code: "TOKEN_INVALID" }]);
  });

  it("tell each new work once, and none that was there before or does not fit", async () => {
    const base = 10 * day;
    await publish("介護スタッフ古い", base - minute);
    const seeker = await alerted(base);
    await publish("介護スタッフB", base + minute);
    await publish("倉庫の軽作業", base + minute);
    at(base + 5 * minute);
    await Promise.all([alert(), alert(), alert()]);
    const [first, ...none] = await alertMails(seeker.user);
    expect(none).toEqual([]);
    expect(first?.text).toContain("介護スタッフB");
    expect(first?.text).not.toMatch(/古い|倉庫/);
    await publish("介護スタッフC", base + 10 * minute);
    at(base + 2 * 60 * minute);
    await alert();
    expect(await alertMails(seeker.user)).toHaveLength(1);
    at(base + 2 * day);
    await alert();
    const [second] = await alertMails(seeker.user);
    expect(second?.text).toContain("介護スタッフC");
    expect(second?.text).not.toContain("介護スタッフB");
  });

  it("tell a work on lines of its own, whatever its title holds", async () => {
    const base = 40 * day;
    const seeker = await alerted(base);
    await publish("介護スタッフ\n当選しました\t銀行\t../../evil", base + minute);
    at(base + 5 * minute);
    await alert();
    const [mail] = await alertMails(seeker.user);
    expect(mail?.text).toContain("介護スタッフ 当選しました 銀行 ../../evil\n");
    expect(mail?.text.match(/\/japanesejob\//g)).toHaveLength(1);
  });

  it("name work and company in the letters that the reader knows", async () => {
    const base = 50 * day;
    const seeker = await alerted(base);
    await server.em().nativeUpdate(User, { id: seeker.user.id }, { locale: "id" });
    const ruby = {
      city: [
        ["逗子", "ずし", 0],
        ["市", "し", 3],
      ],
    } as const;
    const place = { category: "WELFARE_CARE", prefecture: "14", city: "逗子市", ruby };
    const { company } = await publish("介護スタッフD", base + minute, place);
    const em = server.em();
    await em.nativeUpdate(Company, { id: company.id }, { nameEn: "Hikari Care" });
    at(base + 5 * minute);
    await alert();
    const [mail] = await alertMails(seeker.user);
    expect(mail?.text).toMatch(/Sosial dan perawatan lansia – Zushi-shi, Kanagawa\nHikari Care\nhttps?:\/\/[^/]+\/id\/japanesejob\//);
  });

  it("with a status of residence do not tell works that the rules refuse to it", async () => {
    const base = 30 * day;
    const seeker = await alerted(base, { filter: { keyword: "清掃", residenceStatus: "STUDENT" } });
    await publish("清掃の仕事フルタイム", base + minute, { employmentType: "FULL_TIME", weeklyHours: 40 });
    await publish("清掃の仕事パート", base + minute, { employmentType: "PART_TIME", weeklyHours: 20 });
    at(base + 5 * minute);
    await alert();
    const [mail] = await alertMails(seeker.user);
    expect(mail?.text).toContain("清掃の仕事パート");
    expect(mail?.text).not.toContain("フルタイム");
  });

  it("skip companies the seeker blocked, and stop when mails of this kind are turned off", async () => {
    const base = 20 * day;
    const seeker = await alerted(base);
    const { company } = await publish("介護スタッフD", base + minute);
    await seeker.graphql("mutation ($input: BlockCompanyInput!) { blockCompany(input: $input) { companyId } }", {
      input: { companyId: company.id },
    });
    at(base + day);
    await alert();
    expect(await alertMails(seeker.user)).toEqual([]);
    const off = { family: "SAVED_SEARCH", email: false, site: true };
    const later = await server.asSeeker(seeker.user);
    await later.graphql("mutation ($input: SetNotificationInput!) { setNotification(input: $input) { errors { code } } }", { input: off });
    await publish("介護スタッフE", base + day);
    at(base + 3 * day);
    await alert();
    expect(await alertMails(seeker.user)).toEqual([]);
  });

  it("can be stopped with one press without signing in, by a mail program too; opening the link alone changes nothing", async () => {
    const base = 30 * day;
    const seeker = await alerted(base);
    await publish("介護スタッフF", base + minute);
    at(base + day);
    await alert();
    const mail = (await server.mails()).find(({ to, subject }) => to === seeker.user.email && subject.includes("新着"));
    const link = new URL(mail?.unsubscribeUrl ?? "http://none");
    const state = async () => (await server.em().findOneOrFail(SavedSearch, { id: seeker.searchId })).alert;
    const opened = await server.anonymous().get(link.pathname + link.search);
    expect(await opened.text()).toContain("<button>お知らせを止める</button>");
    expect(await state()).toBe("ON");
    await server.anonymous().post(`${link.pathname}?token=${seeker.searchId}.forged`);
    expect(await state()).toBe("ON");
    const earlier = `${seeker.searchId}.${server.services.secrets.hmac("unsubscribe-search", seeker.searchId)}`;
    const press = { method: "POST", body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } };
    expect((await fetch(`${server.url}${link.pathname}${link.search}`, press)).status).toBe(200);
    expect(await state()).toBe("OFF");
    // Mails of before carried a signature.
    await server.em().nativeUpdate(SavedSearch, { id: seeker.searchId }, { alert: "ON" });
    await fetch(`${server.url}${link.pathname}?token=${earlier}`, press);
    expect(await state()).toBe("OFF");
  });
});
