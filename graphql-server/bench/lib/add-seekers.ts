import type { EntityManager } from "@mikro-orm/postgresql";
import { profileSearchColumns } from "../../src/modules/account/profile/profile.search-index.ts";
import { seekerEmail } from "../../src/modules/account/seeker/user.entity.ts";
import { seal } from "../../src/platform/keys/encrypted-string.ts";
import { newId } from "../../src/shared/ids.ts";

const families = ["佐藤 サトウ Sato", "鈴木 スズキ Suzuki", "高橋 タカハシ Takahashi", "グエン グエン Nguyen", "陳 チン Chen", "李 リ Li"];
const givens = ["花子 ハナコ Hanako", "太郎 タロウ Taro", "ホア ホア Hoa", "ミン ミン Minh", "静 シズカ Jing", "翠 ミドリ Midori"];

function profileOf(index: number) {
  const [familyName = "", familyNameKana = "", latinFamily = ""] = (families[index % families.length] ?? "").split(" ");
  const [givenName = "", givenNameKana = "", latinGiven = ""] = (givens[Math.floor(index / 7) % givens.length] ?? "").split(" ");
  const names = { familyName, givenName, familyNameKana, givenNameKana, latinName: `${latinFamily} ${latinGiven} ${index}` };
  const email = `person${index}@bench.example.jp`;
  const sealed = Object.fromEntries(Object.entries({ ...names, email }).map(([name, text]) => [name, seal(text)]));
  return { id: newId(), ...sealed, emailKey: seekerEmail.hash(email), ...profileSearchColumns(names, email) };
}

/** Writes so many people with profiles; `from` of them are there already. */
export async function addSeekers(em: EntityManager, count: number, from = 0): Promise<void> {
  for (let start = from; start < from + count; start += 1_000) {
    const people = Array.from({ length: Math.min(1_000, from + count - start) }, (_, index) => ({
      ...profileOf(start + index),
      index: start + index,
    }));
    const rows = JSON.stringify(people.map(({ searchTokens, ...person }) => ({ ...person, tokens: searchTokens })));
    await em.execute(
      `with r as (select * from jsonb_to_recordset(?::text::jsonb) as r(id uuid, email text, index int, "familyName" text, "givenName" text,
         "familyNameKana" text, "givenNameKana" text, "latinName" text, "emailKey" text, "searchKey" text, tokens text[])),
       u as (insert into users (id, email, email_key, status, locale, terms_version, terms_accepted_at, created_at, updated_at)
         select id, email, "emailKey", case when index % 50 = 0 then 'SUSPENDED' else 'ACTIVE' end, 'ja', '2026-11', now(), now() - index * interval '10 minutes', now() from r)
       insert into user_profile (user_id, family_name, given_name, family_name_kana, given_name_kana, latin_name, measured_level,
         search_key, search_tokens, updated_at)
       select id, "familyName", "givenName", "familyNameKana", "givenNameKana", "latinName",
         case when index % 3 = 0 then null else 'N' || (1 + index % 5) end, "searchKey", tokens, now() from r`,
      [rows],
    );
  }
}
