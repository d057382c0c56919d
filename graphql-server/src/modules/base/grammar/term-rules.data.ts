import { type GrammarRule, grammarOf } from "./grammar-rule.ts";

const free = "EVEN_FREE";
const asRules = "就業規則に基づく対応";
const byCompany = "仕事に必要な物は会社が用意";
const mayLeave = "退職の自由があります";
const paidTime = "準備や研修の時間にも賃金を支給";
const overtimePaid = "時間外労働には割増賃金を支給";
const restByLaw = "休みは法令どおりに取得できます";
const coverByLaw = "社会保険・労働保険は法令どおり加入";
const paidMonthly = "賃金は毎月決まった日に支払い";

/** Terms that labour law voids, in any words: a moderator looks. */
const terms: readonly GrammarRule[] = grammarOf(
  { near: true, reason: "CONDITIONS", source: "労働基準法", since: "1947-09-01", employmentOnly: true },
  [
    ["ASK", "MISHAP 16 WAGE 4 CUT+", asRules, free],
    ["ASK", "MISHAP 10 CUT+", asRules, free],
    ["ASK", "MISHAP 11 SHOULDER+", asRules, free],
    ["ASK", "EXPENSE 9 WAGE 5 CUT+", byCompany, free],
    ["ASK", "EXPENSE 7 SHOULDER+", byCompany, free],
    ["ASK", "EXPENSE 12 SHOULDER+ 4 OWES", byCompany, free],
    ["ASK", "QUIT|AT_END 10 EXPENSE 7 SHOULDER+", mayLeave, free],
    ["ASK", "EXPENSE 10 QUIT|AT_END 8 SHOULDER+", mayLeave, free],
    ["ASK", "BROKER 12 YEN 8 OWES|SHOULDER", "紹介や手続きの費用はいただきません", free],
    ["ASK", "BROKER 16 WAGE 8 YEN", "紹介や手続きの費用はいただきません", free],
    ["ASK", "UNPAID_TIME 14 WITHOUT_WAGE+", paidTime],
    ["ASK", "UNPAID_TIME 9 WAGE 5 GIVEN-", paidTime],
    ["ASK", "UNPAID_TIME 8 GIVEN- 6 WAGE", paidTime],
    ["ASK", "UNPAID_TIME 8 WAGE 3 LACK", paidTime],
    ["ASK", "PUNCH 14 BEFORE_WORK", paidTime, "COUNTED+"],
    ["ASK", "EXTRA_TIME 10 ALL_IN 8 GIVEN-", overtimePaid],
    ["ASK", "EXTRA_TIME 4 ALL_IN-", overtimePaid],
    ["ASK", "UNTIL_DONE 12 WAGE 5 SAME_PAY", overtimePaid],
    ["ASK", "REST 8 NO_REST-", restByLaw],
    ["ASK", "REST 5 NO_REST 3 LACK", restByLaw],
    ["ASK", "REST 10 ONLY_WHEN 4 NO_REST", restByLaw],
    ["ASK", "COVER 14 NOT_COVER-", coverByLaw],
    ["ASK", "COVER 14 DO_NOT", coverByLaw],
    ["ASK", "COVER 9 COVER_LATE 6 NOT_COVER+", "社会保険・労働保険は入社日から加入"],
    ["ASK", "COVER 6 BY_SELF 8 NOT_COVER+", coverByLaw],
    ["ASK", "WAGE 8 KEPT_BACK+", paidMonthly],
    ["ASK", "WAGE 8 AT_END 6 GIVE+|KEPT_BACK|COME+", paidMonthly],
    ["ASK", "AT_END|QUIT 10 WAGE 6 KEPT_BACK+", paidMonthly],
    ["ASK", "CARD_THING 10 CARD_KEPT+", "パスポートと在留カードは本人が保管", "CUSTOMER ANYONE- OWNER"],
    ["ASK", "FREE_TIME 12 WATCHED+", "休みの日の過ごし方は自由です", "CUSTOMER"],
    ["ASK", "QUIT 8 HELD-", mayLeave, "CUSTOMER"],
    ["ASK", "QUIT 8 HELD 5 OWES", mayLeave, "CUSTOMER"],
    ["ASK", "QUIT 6 NOTICE_LONG", mayLeave, "CUSTOMER"],
    ["ASK", "AT_ONCE 8 DISMISS", "解雇は法令と就業規則によります", "CUSTOMER"],
    ["ASK", "DISMISS 6 AT_ONCE", "解雇は法令と就業規則によります", "CUSTOMER"],
    ["ASK", "MINIMUM 5 BELOW", "最低賃金以上の賃金"],
  ],
);

/** 的確表示, gifts, and what is a crime, in any words. */
export const wideTerms: readonly GrammarRule[] = [
  ...terms,
  ...grammarOf({ near: true, reason: "MISLEADING", source: "職業安定法5条の4（的確表示）", since: "2022-10-01", unless: "CUSTOMER" }, [
    ["ASK", "SUPERLATIVE 5 PROMISED", "具体的な数字と調査の時期"],
    ["ASK", "PROMISED 4 SUPERLATIVE", "具体的な数字と調査の時期"],
    ["ASK", "EVERYONE 9 BIG_SUM", "実績に基づく説明"],
    ["ASK", "ON_JOIN 12 CASH_GIFT 8 GIVE+", "賃金は求人票のとおり", "TRAVEL"],
    ["ASK", "ON_JOIN 16 YEN 6 GIVE+", "賃金は求人票のとおり", "TRAVEL"],
    ["ASK", "CASH_GIFT 8 ON_JOIN 8 GIVE+", "賃金は求人票のとおり", "TRAVEL"],
  ]),
  ...grammarOf({ near: true, across: true, reason: "CRIME", source: "職業安定法63条2号、犯罪収益移転防止法28条", since: "1947-12-01" }, [
    ["ASK", "BAG 8 PASS_ON 8 SECRET_PLACE", "仕事の内容を具体的に書く"],
    ["ASK", "SECRET_PLACE 8 BAG 6 PASS_ON", "仕事の内容を具体的に書く"],
    ["ASK", "SECRET_PLACE 3 PASS_ON+", "仕事の内容を具体的に書く"],
    ["ASK", "BAG 6 PASS_ON 3 JUST", "仕事の内容を具体的に書く", "CUSTOMER"],
    ["ASK", "BAG 4 UNKNOWN_WORK 4 UNSEEN-", "仕事の内容を具体的に書く"],
    ["ASK", "UNKNOWN_WORK 4 UNSEEN- 10 QUICKPAY|JUST|FINE", "仕事の内容を具体的に書く"],
    ["ASK", "LENT 9 LEND_IT+ 12 FAST_MONEY", "仕事の内容を具体的に書く"],
    ["ASK", "LENT 12 FAST_MONEY 5 LEND_IT", "仕事の内容を具体的に書く"],
    ["ASK", "UNKNOWN_WORK 14 VANISHING_WORDS", "仕事の内容を具体的に書く"],
    ["ASK", "VANISHING_WORDS 4 ASSIGN|PASS_ON|TELL+|ASKED+", "仕事の内容を具体的に書く"],
    ["ASK", "ABROAD_CALL 8 PHONE_WORK 14 ALL_PAID", "仕事の内容を具体的に書く"],
    ["ASK", "COIN 8 PASS_ON", "仕事の内容を具体的に書く"],
  ]),
  ...grammarOf(
    { near: true, across: true, reason: "CRIME", source: "出入国管理及び難民認定法73条の2（不法就労助長）", since: "1990-06-01" },
    [
      ["ASK", "NO_PAPERS 6 MISSING 10 ANYWAY", "就労できる在留資格のある方"],
      ["ASK", "NO_PAPERS 5 LACK 10 ANYWAY", "就労できる在留資格のある方"],
      ["ASK", "CONCEALED 10 WAGE|ANYWAY", "就労できる在留資格のある方"],
    ],
  ),
];
