import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { parse, print } from "graphql";
import { AdminUser } from "../modules/account/admin/admin-user.entity.ts";
import { ClientOperation } from "../modules/account/client-operation/client-operation.entity.ts";
import { CompanyMember, memberWith } from "../modules/account/member/company-member.entity.ts";
import { OAuthClient } from "../modules/account/oauth-client/oauth-client.entity.ts";
import { newWebhookSecret } from "../modules/company/webhook/sign-webhook.ts";
import { Webhook } from "../modules/company/webhook/webhook.entity.ts";
import { WebhookEvent } from "../modules/company/webhook/webhook-event.entity.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { meaningOf } from "../shared/graphql/operation-meaning.ts";
import { demoMembers } from "./accounts/demo-accounts.ts";
import { createRandom, demoId } from "./random.ts";

interface Setting {
  em: EntityManager;
  now: Date;
}

const hourMs = 3_600_000;

const apps = [
  {
    name: "ことばジョブ",
    recipient: "みらいアプリ株式会社",
    purpose: "スマートフォンで求人を探し、応募の状況を確かめるため",
    purposeEn: "Finding jobs and following applications on a phone",
    country: "JP",
    kind: "SEEKER",
    isNative: true,
    redirectUris: ["jp.example.kotobajob:/signed-in"],
    origins: ["capacitor://localhost"],
    scopes: ["profile", "apply", "messages"],
    approved: 24 * 45,
    ended: null,
  },
  {
    name: "採用コネクト",
    recipient: "採用システム株式会社",
    purpose: "求人票を採用管理システムからまとめて更新するため",
    purposeEn: "Keeping postings in step with an applicant tracking system",
    country: "JP",
    kind: "COMPANY",
    isNative: false,
    redirectUris: ["https://connect.example.jp/signed-in"],
    origins: ["https://connect.example.jp"],
    scopes: ["works:read", "works:write"],
    approved: 24 * 30,
    ended: null,
  },
  {
    name: "旧アプリ（検証）",
    recipient: "みらいアプリ株式会社",
    purpose: "試験のため",
    purposeEn: "Testing",
    country: "SG",
    kind: "SEEKER",
    isNative: true,
    redirectUris: ["jp.example.trial:/signed-in"],
    origins: [],
    scopes: ["profile"],
    approved: 24 * 120,
    ended: 24 * 50,
  },
] as const;

const operations = [
  {
    name: "Works",
    uses: 18_402,
    version: 1,
    text: "query Works($filter: WorkFilter, $first: Int!) { works(filter: $filter, first: $first) { items { id title } } }",
  },
  {
    name: "Works",
    uses: 3_127,
    version: 2,
    text: "query Works($filter: WorkFilter, $first: Int!, $after: String) { works(filter: $filter, first: $first, after: $after) { items { id nodeId title } pageInfo { endCursor hasNextPage } } }",
  },
  { name: "Profile", uses: 951, version: 1, text: "query Profile { me { id displayName } }" },
] as const;

/** Apps that the operator approved, and what one of them sends. */
async function approve({ em, now }: Setting, admin: AdminUser): Promise<void> {
  const random = createRandom(20_261_128);
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  for (const { approved, ended, origins, redirectUris, scopes, ...app } of apps) {
    em.create(OAuthClient, {
      id: demoId(random, ago(approved)),
      ...app,
      redirectUris: [...redirectUris],
      origins: [...origins],
      scopes: [...scopes],
      approvedBy: admin,
      approvedAt: ago(approved),
      endedAt: ended === null ? null : ago(ended),
    });
  }
  for (const [index, { text: written, ...operation }] of operations.entries()) {
    const document = parse(written, { noLocation: true });
    const text = print(document);
    const registeredAt = ago(24 * (40 - 10 * index));
    em.create(ClientOperation, {
      id: demoId(random, registeredAt),
      client: "mobile",
      ...operation,
      sha256: createHash("sha256").update(text).digest("hex"),
      meaning: meaningOf(document),
      text,
      lastUsedAt: ago(index + 1),
      registeredAt,
      changes: 1,
      retiredAt: null,
      advice: null,
    });
  }
  await em.flush();
}

/** What the demo company's own system is told: most of it delivered, one event given up. */
async function listen({ em, now }: Setting, company: CompanyMember["company"], works: readonly Work[]): Promise<void> {
  const random = createRandom(20_261_129);
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const webhook = em.create(Webhook, {
    id: demoId(random, ago(24 * 20)),
    company,
    url: "https://ats.example.jp/hooks/kotoba",
    scopes: ["work", "entry"],
    secret: newWebhookSecret(),
    formerSecret: null,
    formerUntil: null,
    createdAt: ago(24 * 20),
  });
  await em.flush();
  for (const [index, { id: workId }] of works.entries()) {
    const occurredAt = ago(24 * (works.length - index));
    const isLost = index === 1;
    em.create(WebhookEvent, {
      id: demoId(random, occurredAt),
      webhook,
      type: index === 0 ? "work.created" : "work.changed",
      objectId: workId,
      data: { workId },
      occurredAt,
      state: isLost ? "GIVEN_UP" : "DELIVERED",
      attempts: isLost ? 10 : 1,
      lastAnswer: isLost ? "503" : "204",
      settledAt: isLost ? ago(1) : occurredAt,
    });
  }
  await em.flush();
}

/** Loads clients of others: apps, the operations of one, and a company's webhook. Last, so that nothing of the demo is told to it. A second call changes nothing. */
export async function loadDemoClients({ em, now }: Setting): Promise<void> {
  const owner = demoMembers.find(({ role }) => role === "OWNER");
  const member = owner && (await em.findOne(CompanyMember, memberWith(owner.email)));
  const [admin] = await em.find(AdminUser, { role: "OWNER" }, { orderBy: { createdAt: "asc" }, limit: 1 });
  if (!member || !admin || (await em.count(OAuthClient)) > 0) return;
  await approve({ em, now }, admin);
  const works = await em.find(Work, { company: member.company.id, status: "OPEN" }, { orderBy: { id: "asc" }, limit: 5 });
  await listen({ em, now }, member.company, works);
}
