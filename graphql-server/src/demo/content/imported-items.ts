import type { BankItem } from "../../modules/exam/bank/bank-item.ts";

interface ImportedItem {
  level: BankItem["level"];
  skill: "VOCABULARY" | "GRAMMAR";
  stem: string;
  options: readonly [string, string, string, string];
  key: number;
  explanation: string;
  explanationEn: string;
  /** Number of answers so far; from 200 on the item is looked at. */
  answers: number;
  /** The option people really choose, where it is not the key: another one, or one of two without regard to ability. */
  really?: number | "EITHER";
}

/** Items as an editor imports them. The first has a wrong key by a slip of the hand, the second two options that are hard to tell apart. */
export const importedItems: readonly ImportedItem[] = [
  {
    level: "N4",
    skill: "GRAMMAR",
    stem: "会議は午後三時（　　）始まります。",
    options: ["で", "を", "に", "へ"],
    key: 0,
    explanation: "時刻には「に」を使います。",
    explanationEn: "A point in time takes に.",
    answers: 231,
    really: 2,
  },
  {
    level: "N2",
    skill: "VOCABULARY",
    stem: "資料の内容を（　　）確認してください。",
    options: ["詳しく", "細かく", "大きく", "古く"],
    key: 0,
    explanation: "内容をよく確認することは「詳しく確認する」と言います。",
    explanationEn: "To check something thoroughly is 詳しく確認する.",
    answers: 480,
    really: "EITHER",
  },
  {
    level: "N3",
    skill: "GRAMMAR",
    stem: "雨が降り（　　）から、早く帰りましょう。",
    options: ["そうだ", "ようだ", "らしい", "はずだ"],
    key: 0,
    explanation: "今の様子を見てこれからを言うときは「ます形＋そうだ」を使います。",
    explanationEn: "What looks about to happen is said with the stem and そうだ.",
    answers: 128,
  },
  {
    level: "N5",
    skill: "VOCABULARY",
    stem: "まいあさ 七時に （　　）。",
    options: ["おきます", "あきます", "ききます", "かきます"],
    key: 0,
    explanation: "朝、目がさめて体を起こすことは「おきます」です。",
    explanationEn: "To get up in the morning is おきます.",
    answers: 64,
  },
];
