import type { ContentColumns } from "../posting/work.columns.ts";
import { figuresOf } from "./figures.ts";
import { hourlyPay } from "./hourly-pay.ts";
import { asks, type Problem } from "./requirement-group.ts";
import { proseOf } from "./wording-problems.ts";

/** Signs of an employer's command over time and work (労基法9条; 昭和60年 労働基準法研究会報告). */
const commanded =
  /タイムカード|始業|終業|出勤(?:義務|日)|遅刻|欠勤|勤務時間は|シフト|指揮命令|(?:上司|店長|社員|責任者|管理者|現場監督|リーダー)(?:の|から(?:の)?|が)(?:指示|命令|許可)|朝礼|時給[0-9]|(?:毎日|平日|毎朝|月曜から)[^。]{0,12}[0-9]{1,2}時[^。]{0,20}(?:まで|出社|出勤|働|入り|常駐)|常駐(?:して|が必須|です)|日報(?:を)?(?:必ず|毎日)|(?:休む|休み)(?:とき|時|場合)?は[^。]{0,8}(?:許可|承認)/u;

/** フリーランス法 3条〜5条, 16条: what may not be agreed with a person who works alone. */
const forbidden: readonly RegExp[] = [
  /(?:修正|やり直し|手直し|再納品|直し|変更)[^。]{0,12}(?:無償|無料|何(?:回|度)でも|無制限|追加(?:料金|報酬)(?:は)?(?:なし|ありません|出ません))/u,
  /(?:他社|同業|競合|他の(?:会社|仕事|取引先|案件))[^。]{0,10}(?:禁止|不可|でき(?:ません|ない)|受けないで|お断り|認め)/u,
  /(?:契約|委託)(?:の|を|は)?[^。]{0,12}(?:解除|打ち切|終了)[^。]{0,14}(?:即日|当日|予告(?:なく|なし)|理由(?:なく|なし)|いつでも|一方的)|(?:即日|当日|予告なく|予告なし|理由なく|いつでも|一方的に)[^。]{0,12}(?:契約)?(?:を)?(?:解除|打ち切|終了|切る)/u,
  /(?:報酬|代金|委託料|料金)(?:は|を|の)?[^。]{0,14}(?:支払(?:い|わ)(?:ません|ない|われない|しません)|払(?:い|わ)(?:ません|ない)|減額|減らす|差し引|返金|返し|ゼロ|0円)/u,
  /(?:満足|検収|品質|クレーム|売れ)[^。]{0,20}(?:支払(?:い|わ)(?:ません|ない)|払(?:い|わ)(?:ません|ない)|無報酬|受け取りません|受領しません|返品)/u,
  /(?:道具|制服|商品|教材|機材|材料|車両?|端末|備品)[^。]{0,14}(?:当社|弊社|会社|指定)[^。]{0,8}(?:購入|買っ|リース|契約)[^。]{0,4}(?:いただ|もら|ください|必須|必要)|(?:当社|弊社)(?:から|の)[^。]{0,10}(?:購入|買っ)(?:して)?(?:いただ|もら|ください|必須)/u,
  /(?:協力金|手数料|協賛金|登録料|加盟金|システム利用料)[^。]{0,12}(?:いただ|徴収|差し引|負担|お支払い|かかり)/u,
  /(?:報酬|単価|支払(?:い)?(?:条件|日|期日)?)(?:は|の)?[^。]{0,6}(?:後で|後日|別途|口頭|契約後に)[^。]{0,6}(?:決|説明|相談|伝え|お知らせ)/u,
];

const perUnit: Readonly<Record<string, number>> = { 日: 1, 週間: 7, か月: 30, ヶ月: 30, カ月: 30, ヵ月: 30, 箇月: 30 };

/** フリーランス法4条: within 60 days of what was received. */
function paidLate(text: string): string | undefined {
  const spans = figuresOf(
    text,
    "(?:報酬|代金|委託料|支払い?|お支払い)[^。]{0,14}?#(?:日|週間|か月|ヶ月|カ月|ヵ月|箇月)(?:後|以降|先|経過後)",
  );
  const late = spans.find(({ value, word }) => {
    const unit = Object.keys(perUnit).find(
      (name) => word.includes(`${name}後`) || word.includes(`${name}以降`) || word.includes(`${name}先`) || word.includes(`${name}経過`),
    );
    return value * (perUnit[unit ?? "日"] ?? 1) > 60;
  });
  return late?.word ?? /翌々々月|翌翌翌月|(?:報酬|支払い?)[^。]{0,8}(?:半年後|売上が入って|入金(?:された|があって)から)/u.exec(text)?.[0];
}

function isLow(work: ContentColumns, minimumWage: number | undefined): boolean {
  if (work.payUnit !== "HOUR" && work.workTimes.length === 0) return false;
  const hourly = hourlyPay(work);
  return hourly !== undefined && minimumWage !== undefined && hourly < minimumWage;
}

/** 業務委託 that is employment in fact (偽装請負), and terms that フリーランス法 does not allow. */
export function outsourcingProblems(work: ContentColumns, minimumWage: number | undefined): Problem[] {
  const told = proseOf(work);
  const words = [...forbidden.map((pattern) => pattern.exec(told)?.[0]), paidLate(told)].flatMap((word) => (word ? [word] : []));
  return [
    ...(work.workTimes.length > 0 || commanded.test(told) ? asks("WORK_OUTSOURCING_AS_EMPLOYMENT", "employmentType") : []),
    ...(isLow(work, minimumWage) ? asks("WORK_OUTSOURCING_PAY_LOW", "salary.min") : []),
    ...words.flatMap((word) => asks("WORK_OUTSOURCING_TERMS", "description", { word: word.slice(0, 40) })),
  ];
}
