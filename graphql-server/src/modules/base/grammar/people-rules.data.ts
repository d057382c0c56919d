import { ageReasons, positive } from "../wording/clause-who.data.ts";
import { type GrammarRule, grammarOf } from "./grammar-rule.ts";

const served = "CUSTOMER ANYONE- OPENALL OTHERWISE";
const neutral = `${served} RELIEF`;

/** What is asked about a group, whatever it is. */
const shutOut = (group: string, rewrite: string) =>
  [
    ["ASK", `${group}! 9 REJECT+`, rewrite],
    ["ASK", `${group}! 8 ACCEPT-`, rewrite],
    ["ASK", `${group}! 9 HUMAN 12 REJECT+`, rewrite],
    ["ASK", `${group}! 9 HUMAN 11 ACCEPT-`, rewrite],
  ] as const;
const asked = (group: string, rewrite: string) =>
  [
    ["ASK", `${group} 9 HUMAN 8 ASKED+`, rewrite],
    ["ASK", `${group} 6 WHETHER 10 ASKED+`, rewrite],
    ["ASK", `WHETHER 3 ${group} 10 ASKED+`, rewrite],
  ] as const;

const anySex = "性別を問わず応募できます";
const anyFamily = "家庭の状況を問わず応募できます";
const anyAge = "年齢を問わず応募できます";
const anyNation = "国籍を問わず応募できます";
const anybody = "どなたでも応募できます";
const anyHealth = "障害や病気の有無を問わず応募できます";
const needed = "仕事に必要なことだけをお聞きします";
const neat = "身だしなみに気を配れる方";

/** A protected group beside a stand for or against it, in any words: a moderator looks. */
export const wideGroups: readonly GrammarRule[] = [
  ...grammarOf(
    {
      near: true,
      reason: "SEX",
      source: "男女雇用機会均等法5条・7条",
      since: "2007-04-01",
      unless: `${neutral} BOTH`,
      exception: positive,
    },
    [
      ...shutOut("BY_SEX", anySex),
      ["ASK", "BY_SEX! 7 PREFER+", anySex],
      ["ASK", "BY_SEX! 6 TASK 5 ASSIGN|PREFER", "仕事の分担は性別によりません"],
      ["ASK", "TASK 2 BY_SEX! 8 BY_SEX!", "仕事の分担は性別によりません"],
      ["ASK", "FLOWER", "スタッフ"],
    ],
  ),
  ...grammarOf({ near: true, reason: "SEX", source: "男女雇用機会均等法5条・9条", since: "2007-04-01", unless: neutral }, [
    ...shutOut("BY_FAMILY", anyFamily),
    ["ASK", "BY_FAMILY! 6 HUMAN! 7 STRICTLY+", anyFamily],
    ["ASK", "BY_FAMILY! 7 CONSIDER- 6 PREFER+|HUMAN", anyFamily],
    ["ASK", "BY_FAMILY 6 WHETHER 10 ASKED+", needed],
  ]),
  ...grammarOf({ near: true, reason: "SEX", source: "男女雇用機会均等法5条、公正な採用選考の基本", since: "2007-04-01", unless: served }, [
    ["ASK", "BY_LOOKS 8 HUMAN! 5 PREFER+", neat],
    ["ASK", "BY_LOOKS 6 PREFER+", neat],
    ["ASK", "BY_LOOKS 8 REJECT+", neat],
    ["ASK", "BY_LOOKS 3 GOOD+ 4 HUMAN", neat],
    ["ASK", "BY_LOOKS 3 POSSESS+ 3 HUMAN", neat],
    ["ASK", "BY_LOOKS 5 LACK 4 REJECT|ACCEPT-", neat],
  ]),
  ...grammarOf(
    {
      near: true,
      reason: "AGE",
      source: "労働施策総合推進法9条、同法施行規則1条の3",
      since: "2007-10-01",
      unless: neutral,
      exception: ageReasons,
    },
    [
      ...shutOut("BY_AGE", anyAge),
      ...shutOut("BY_OLD", anyAge),
      ["ASK", "BY_AGE! 8 HUMAN! 6 PREFER+", "幅広い年代の方を歓迎"],
      ["ASK", "BY_AGE! 6 PREFER+", "幅広い年代の方を歓迎"],
      ["ASK", "LEAVESCHOOL 4 YEARS 4 LATER- 3 HUMAN", "年齢を問わず意欲のある方"],
    ],
  ),
  ...grammarOf({ near: true, reason: "NATIONALITY", source: "職業安定法3条、労働基準法3条", since: "1947-12-01", unless: served }, [
    ...shutOut("BY_NATION", anyNation),
    ["ASK", "BY_NATION! 5 HUMAN! 10 PREFER+", anyNation],
    ["ASK", "BY_NATION! 3 LACK 2 HUMAN! 6 PREFER+", anyNation],
    ["ASK", "BY_NATION! 10 WAGE 5 LOWER_FOR+", "賃金は国籍を問わず同じです"],
    ["ASK", "BY_NATION! 14 RISE 3 GIVEN-|LACK", "賃金は国籍を問わず同じです"],
  ]),
  ...grammarOf({ near: true, reason: "PRIVACY", source: "職業安定法3条・5条の5", since: "1999-12-01", unless: served }, [
    ...shutOut("BY_FAITH", "信仰を問わず応募できます"),
    ...asked("BY_FAITH", needed),
    ...shutOut("BY_UNION", anybody),
    ...shutOut("BY_THOUGHT", anybody),
    ...asked("BY_THOUGHT", needed),
    ...shutOut("BY_RECORD", anybody),
    ...asked("BY_RECORD", needed),
    ["ASK", "PRIVATE_FACT 11 ASKED+", needed],
  ]),
  ...grammarOf({ near: true, reason: "HEALTH", source: "障害者雇用促進法34条、職業安定法5条の5", since: "2016-04-01", unless: neutral }, [
    ...shutOut("BY_HEALTH", anyHealth),
    ...asked("BY_HEALTH", "業務で必要な配慮があればお知らせください"),
    ["ASK", "BY_HEALTH 4 LACK 2 HUMAN! 5 STRICTLY+", anyHealth],
    ["ASK", "BY_FIT 5 HUMAN! 5 STRICTLY+", "業務に必要な作業ができる方"],
    ["ASK", "AT_CHOICE 6 TEST 6 UNDERGO+", "入社時に健康診断"],
    ["ASK", "TEST 8 AT_CHOICE 8 UNDERGO+", "入社時に健康診断"],
  ]),
];
