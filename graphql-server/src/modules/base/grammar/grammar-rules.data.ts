import { type GrammarRule, grammarOf } from "./grammar-rule.ts";
import { wideGroups } from "./people-rules.data.ts";
import { wideTerms } from "./term-rules.data.ts";

const others = "CUSTOMER ALSO ANYONE- OPENALL";

/** Who is chosen, and what is asked of those who apply. */
const people: readonly GrammarRule[] = [
  ...grammarOf({ reason: "SEX", source: "男女雇用機会均等法5条・7条・9条", since: "2007-04-01", unless: others }, [
    ["BLOCK", "SEX 3 HIRE 4 CONSIDER-", "性別を問わず応募できます"],
    ["ASK", "SEX 5 SHUT+", "性別を問わず応募できます"],
    ["ASK", "WOMANLY 5 PERSON|WANT", "一人ひとりの力"],
    ["ASK", "SEX 4 TASK 4 ASSIGN+", "仕事の分担は性別によりません"],
    ["ASK", "FAMILY 10 ABSENT- 3 PERSON", "家庭の状況を問わず応募できます", "RELIEF"],
    ["ASK", "FAMILY 8 ABSENT+ 6 TROUBLE+", "家庭の状況を問わず応募できます", "RELIEF"],
    ["ASK", "LOVE 8 PERMIT+", "私生活は自由です", "RELIEF"],
    ["ASK", "FAMILY 4 SHUT+", "家庭の状況を問わず応募できます", "RELIEF"],
  ]),
  ...grammarOf({ reason: "SEX", source: "男女雇用機会均等法5条、公正な採用選考の基本", since: "2007-04-01", unless: others }, [
    ["ASK", "FACE 12 SHUT+", "身だしなみに気を配れる方"],
    ["ASK", "FACE 3 GOOD+ 3 PERSON|WANT", "身だしなみに気を配れる方"],
    ["ASK", "FACE 5 WANT+", "身だしなみに気を配れる方", "GOODS"],
    ["ASK", "WHOLEPHOTO 5 TELL+", "写真は履歴書の大きさで足ります"],
  ]),
  ...grammarOf({ reason: "AGE", source: "労働施策総合推進法9条、同法施行規則1条の3", since: "2007-10-01", unless: others }, [
    ["ASK", "AGE 8 SHUT+", "年齢を問わず応募できます", "RELIEF"],
    ["ASK", "AGE 8 OPEN-", "年齢を問わず応募できます"],
    ["ASK", "AGE 5 PERSON 8 WANT+", "幅広い年代の方を歓迎", "RELIEF"],
    ["ASK", "YOUTH 4 PERSON 5 WANT", "意欲のある方を歓迎"],
    ["ASK", "RETIREMENT 5 YEARS 5 PERSON", "年齢を問わず意欲のある方"],
    ["ASK", "GRADUATE 4 LEAVESCHOOL 5 YEARS 2 WITHIN", "年齢を問わず意欲のある方"],
    ["ASK", "LEAVESCHOOL 4 YEARS 2 WITHIN 3 PERSON", "年齢を問わず意欲のある方"],
  ]),
  ...grammarOf({ reason: "NATIONALITY", source: "職業安定法3条、労働基準法3条", since: "1947-12-01", unless: "CUSTOMER ANYONE- OPENALL" }, [
    ["ASK", "NATION 4 BORN 3 PERSON", "国籍を問わず", "ALSO"],
    ["ASK", "NATION 5 SCHOOLING 6 PERSON", "日本語N1程度の方", "ALSO"],
    ["ASK", "ANCESTOR 5 NATION 4 PERSON", "国籍を問わず", "ALSO"],
    ["ASK", "NAME 4 WANT|SHUT", "国籍を問わず"],
    ["ASK", "NATION 3 FACE 4 PERSON|WANT", "国籍を問わず"],
    ["BLOCK", "FOREIGN 10 REWARD 4 LESS+", "賃金は国籍を問わず同じです"],
  ]),
  ...grammarOf(
    {
      reason: "PRIVACY",
      source: "職業安定法3条・5条の5、平成11年労働省告示141号",
      since: "1999-12-01",
      unless: "CUSTOMER ANYONE- OPENALL",
    },
    [
      ["ASK", "RELIGION 8 SHUT+", "信仰を問わず応募できます", "ALSO RELIEF"],
      ["ASK", "RELIGION 8 HIRE-", "信仰を問わず応募できます", "ALSO"],
      ["ASK", "RELIGION 6 LEAVEHAVE- 14 WANT|PERSON", "信仰を問わず応募できます", "ALSO"],
      ["ASK", "UNION 5 SHUT+", "どなたでも応募できます", "ALSO"],
      ["ASK", "UNION 4 LACK 2 PERSON", "どなたでも応募できます", "ALSO"],
      ["ASK", "THOUGHT 6 TELL+", "仕事で目標にしていることを教えてください"],
      ["ASK", "THOUGHT 5 LACK 2 PERSON", "どなたでも応募できます"],
      ["ASK", "CREDIT 8 SHUT+", "どなたでも応募できます", "ALSO"],
      ["ASK", "CREDIT 8 HIRE-", "どなたでも応募できます", "ALSO"],
      ["ASK", "CREDIT 8 OPEN-", "どなたでも応募できます", "ALSO"],
      ["ASK", "KIN 8 TELL+", "仕事で目標にしていることを教えてください", "RELIEF"],
      ["ASK", "PROBE 4 TELL+", "応募書類の確認"],
    ],
  ),
  ...grammarOf(
    { reason: "HEALTH", source: "障害者雇用促進法34条、職業安定法5条の5", since: "2016-04-01", unless: "CUSTOMER ANYONE- OPENALL" },
    [
      ["ASK", "HEALTH 8 SHUT+", "障害や病気の有無を問わず応募できます", "ALSO RELIEF"],
      ["ASK", "HEALTH 6 HIRE-", "障害や病気の有無を問わず応募できます", "ALSO RELIEF"],
      ["ASK", "HEALTH 5 LACK 2 PERSON", "業務に必要な作業ができる方", "RELIEF"],
      ["ASK", "HEALTH 6 PERSON 6 TELL+", "業務で必要な配慮があればお知らせください", "RELIEF"],
      ["ASK", "MOMENT 4 CHECKUP 6 TELL+", "入社時に健康診断"],
      ["ASK", "CHECKUP 5 MOMENT 6 TELL+", "入社時に健康診断"],
    ],
  ),
];

/** Conditions that labour law voids. */
const conditions: readonly GrammarRule[] = grammarOf(
  { reason: "CONDITIONS", source: "労働基準法", since: "1947-09-01", employmentOnly: true, unless: "CUSTOMER" },
  [
    ["ASK", "UNPAIDWORK 10 EXTRA 3 COME-", "準備や研修の時間にも賃金を支給"],
    ["ASK", "UNPAIDWORK 10 PAY 5 LATER 5 START", "研修中も賃金を支給"],
    ["ASK", "PAY 6 UNPAIDWORK 5 LATER 5 START", "研修中も賃金を支給"],
    ["ASK", "PAY 5 LATER 6 COME+", "賃金は毎月決まった日に支払い", "TRAVEL"],
    ["ASK", "PAY 3 HOLDBACK+", "賃金は毎月決まった日に支払い"],
    ["ASK", "HOWMUCH 4 HIRE 8 PAY 6 CHANGE-", "時間外労働には割増賃金を支給"],
    ["ASK", "PAY 8 TRUCK+", "賃金は通貨で支払い"],
    ["ASK", "OPENING 9 ARRIVE+", "準備の時間も労働時間です"],
    ["ASK", "SLIP 14 TAKEOFF+", "就業規則に基づく対応", "FREE"],
    ["ASK", "SLIP 14 BEAR+ 4 PLEASE", "就業規則に基づく対応", "FREE"],
    ["ASK", "SLIP 8 COST 4 BEAR+", "就業規則に基づく対応", "FREE"],
    ["ASK", "COST 4 BEAR+ 3 PLEASE", "仕事に必要な物は会社が用意", "FREE"],
    ["ASK", "SLIP- 6 PAY 6 TAKEOFF+", "就業規則に基づく対応"],
    ["ASK", "COST 7 PAY 3 TAKEOFF+", "仕事に必要な物は会社が用意", "FREE ANYONE- OPENALL"],
    ["BLOCK", "DEPOSIT 6 YEN", "入社時の費用負担なし", "ANYONE- OPENALL"],
    ["BLOCK", "DOCUMENT 14 KEEP+", "パスポートと在留カードは本人が保管", "ANYONE- OPENALL OWNER COPY"],
    ["ASK", "FREEDOM 6 PERMIT+", "休みの日の過ごし方は自由です"],
    ["ASK", "LEAVEWORD 7 LEAVEHAVE-", "年次有給休暇は法定どおり付与"],
    ["ASK", "LEAVEWORD 3 YEARS 6 LEAVEHAVE+", "年次有給休暇は法定どおり（6か月で10日）"],
    ["ASK", "INSURANCE 4 ENROL-", "社会保険・労働保険は法令どおり加入"],
    ["ASK", "INSURANCE 6 LATER 6 ENROL+", "社会保険・労働保険は入社日から加入"],
  ],
);

/** 的確表示, gifts, and what is a crime. */
const truth: readonly GrammarRule[] = [
  ...grammarOf(
    { reason: "MISLEADING", source: "職業安定法5条の4（的確表示）、平成11年労働省告示141号", since: "2022-10-01", unless: "CUSTOMER" },
    [
      ["ASK", "GONE 2 ZERO", "具体的な数字と調査の時期"],
      ["ASK", "INCOME 5 HYPE", "実績に基づく説明"],
      ["ASK", "HYPE 6 INCOME", "実績に基づく説明"],
      ["ASK", "STAGE 14 YEN 5 GIVE+", "賃金は求人票のとおり", "TRAVEL"],
    ],
  ),
  ...grammarOf({ reason: "CRIME", source: "職業安定法63条2号、犯罪収益移転防止法28条", since: "1947-12-01", unless: "CUSTOMER" }, [
    ["BLOCK", "GOODS 5 HAND 5 JUST 12 QUICKPAY", "仕事の内容を具体的に書く"],
    ["ASK", "GOODS 5 HAND 4 JUST", "仕事の内容を具体的に書く"],
    ["BLOCK", "INSIDE 3 LOOK- 4 HAND", "仕事の内容を具体的に書く"],
    ["BLOCK", "HOME 3 HAND 10 HAND", "仕事の内容を具体的に書く"],
    ["BLOCK", "TITLED 8 LEND+ 4 JUST", "仕事の内容を具体的に書く"],
    ["BLOCK", "HIDDENWORK 8 VANISH", "仕事の内容を具体的に書く"],
  ]),
  ...grammarOf({ reason: "CRIME", source: "出入国管理及び難民認定法73条の2（不法就労助長）", since: "1990-06-01" }, [
    ["BLOCK", "STATUS 4 OVERSTEP 6 FINE", "就労できる在留資格のある方", "ANYONE- OPENALL"],
    ["BLOCK", "STATUS 2 LACK 5 FINE", "就労できる在留資格のある方"],
    ["BLOCK", "DETECT- 6 OVERWORK", "週28時間までの勤務"],
    ["BLOCK", "OVERWORK 4 WANT|FOREIGN", "週28時間までの勤務"],
  ]),
];

/** Every sentence that a posting must not contain or that a moderator must look at, found by its grammar. */
export const grammarRules: readonly GrammarRule[] = [...people, ...conditions, ...truth, ...wideGroups, ...wideTerms];
