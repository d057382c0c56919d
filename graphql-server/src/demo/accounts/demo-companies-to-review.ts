import type { EntityManager } from "@mikro-orm/postgresql";
import { Company } from "../../modules/account/company/company.entity.ts";
import { CompanyMember, memberEmail } from "../../modules/account/member/company-member.entity.ts";
import { TermsConsent } from "../../modules/account/registration/terms-consent.entity.ts";
import { CompanyEvent } from "../../modules/company/review/company-event.entity.ts";
import { corporateNumber, createRandom, demoId } from "../random.ts";
import { demoConsents } from "./demo-consents.ts";

const day = 86_400_000;

interface Newcomer {
  name: string;
  nameKana: string;
  status: "PENDING" | "SUSPENDED";
  /** Days ago. */
  registered: number;
  number: string | null;
  owner: string;
  refusal?: string;
}

const newcomers: readonly Newcomer[] = [
  {
    name: "ひなた介護サービス株式会社",
    nameKana: "ヒナタカイゴサービスカブシキガイシャ",
    status: "PENDING",
    registered: 3,
    number: corporateNumber("120001234567"),
    owner: "森 真理",
  },
  {
    name: "合同会社うみかぜ食堂",
    nameKana: "ゴウドウガイシャウミカゼショクドウ",
    status: "PENDING",
    registered: 2,
    number: corporateNumber("270003004567"),
    owner: "海野 健",
  },
  // Its check digit is wrong, as typed numbers sometimes are.
  {
    name: "株式会社まちかど清掃",
    nameKana: "カブシキガイシャマチカドセイソウ",
    status: "PENDING",
    registered: 1,
    number: "1000000000001",
    owner: "町田 葵",
  },
  {
    name: "さくらみち塾",
    nameKana: "サクラミチジュク",
    status: "PENDING",
    registered: 9,
    number: null,
    owner: "佐倉 道夫",
    refusal: "所在地は、ビル名・階・部屋番号まで入力してください。",
  },
  {
    name: "グローバル人材紹介株式会社",
    nameKana: "グローバルジンザイショウカイカブシキガイシャ",
    status: "SUSPENDED",
    registered: 200,
    number: corporateNumber("310002009876"),
    owner: "外川 博",
  },
];

function rowOf(newcomer: Newcomer, place: number, input: { id: string; now: Date }) {
  const { name, nameKana, status, registered, number, owner, refusal } = newcomer;
  const createdAt = new Date(input.now.getTime() - registered * day);
  const decidedAt = new Date(input.now.getTime() - day);
  return {
    id: input.id,
    ...{ name, nameKana, status, corporateNumber: number, industry: "R" as const, postalCode: "1000001", prefecture: "13" as const },
    ...{ city: "千代田区", addressLine: `丸の内${place + 1}丁目1番1号`, building: null, contactEmail: `new${place + 1}@example.jp` },
    ...{
      contactPhone: `031234000${place}`,
      representative: owner,
      description: "",
      plan: "FREE" as const,
      createdAt,
      updatedAt: createdAt,
    },
    ...{ refusal: refusal ?? null, refusedAt: refusal ? decidedAt : null, suspendedAt: status === "SUSPENDED" ? decidedAt : null },
  };
}

/** Companies for the operator's queue: two that are all right, one with a wrong number, one that was asked to correct, one that was stopped. */
export async function loadCompaniesToReview(em: EntityManager, { now, adminId }: { now: Date; adminId: string }): Promise<void> {
  const random = createRandom(20_261_123);
  const rows = newcomers.map((newcomer, place) => rowOf(newcomer, place, { id: demoId(random, now), now }));
  await em.insertMany(Company, rows);
  const members = rows.map(({ id, contactEmail, createdAt, representative }) => ({
    id: demoId(random, now),
    company: id,
    email: contactEmail,
    emailKey: memberEmail.hash(contactEmail),
    name: representative,
    role: "OWNER" as const,
    status: "ACTIVE" as const,
    createdAt,
    updatedAt: createdAt,
  }));
  await em.insertMany(CompanyMember, members);
  await em.insertMany(TermsConsent, demoConsents(members));
  const refused = rows.flatMap(({ id, refusal }) => (refusal ? [{ company: id, kind: "REFUSED" as const, reason: refusal }] : []));
  const stopped = rows
    .filter(({ status }) => status === "SUSPENDED")
    .map(({ id }) => ({ company: id, kind: "SUSPENDED" as const, reason: "求職者に費用を求めたとの申し出があり、確認しています。" }));
  const at = new Date(now.getTime() - day);
  await em.insertMany(
    CompanyEvent,
    [...refused, ...stopped].map((event) => ({ id: demoId(random, now), ...event, admin: adminId, at })),
  );
}
