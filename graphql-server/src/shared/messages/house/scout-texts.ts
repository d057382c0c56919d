import type { HouseTexts } from "./house-table.ts";

/** What companies are answered when they search for people and ask them. */
export const scoutTexts = {
  SCOUT_NOT_OFFERED: ["スカウトは、いまご利用いただけません。", "スカウトは、今 使えません。", "Scouts are not offered at present."],
  SCOUT_STOPPED: [
    "貴社のスカウトは、運営者が停止しています。お問い合わせください。",
    "会社の スカウトは 止まって います。わからない ときは 聞いて ください。",
    "The operator has stopped your company's scouts. Please contact us.",
  ],
  SCOUT_NOT_IN_PLAN: [
    "いまのプランでは、スカウトをご利用いただけません。",
    "今の プランでは、スカウトは 使えません。",
    "Your plan does not include scouts.",
  ],
  SCOUT_TOO_FEW: [
    "この条件では一覧を表示できません。該当する人が{minimum}人未満か、これまでの一覧との違いが{minimum}人未満です。個人を特定できないようにするためです。条件を変えてください。",
    "この 条件では 見せる ことが できません。人が {minimum}人より 少ないか、前の リストと {minimum}人も ちがいません。だれか わからない ように する ためです。条件を 変えて ください。",
    "No list for these conditions: fewer than {minimum} people match, or fewer than {minimum} would tell it from a list before. This keeps people from being singled out. Please change the conditions.",
  ],
  ALREADY_SCOUTED: [
    "この方には、この求人のスカウトをすでに送っています。",
    "この 人には、この 仕事の スカウトを もう 送りました。",
    "This person was already asked about this work.",
  ],
  SCOUT_TEMPLATE_NAMES: [
    "スカウトの相手の氏名は分かりません。「{氏名}」のないテンプレートを選んでください。",
    "だれかは まだ わかりません。「{氏名}」が ない 文を 選んで ください。",
    "The person's name is not known. Please choose a template without {氏名}.",
  ],
  SCOUT_PERMIT_MISSING: [
    "確認済みの届出・許可がありません。",
    "届出や 許可が ありません。",
    "There is no confirmed notification or licence.",
  ],
} as const satisfies HouseTexts;
