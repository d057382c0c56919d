import type { WordingReason } from "../wording/wording-rule.ts";

/** What a sentence may be about that the law does not let a posting say, in the order of the model's scores. */
export const grounds = [
  "AGE",
  "SEX",
  "LOOKS",
  "ORIGIN",
  "HEALTH",
  "FAMILY",
  "BELIEF",
  "UNION",
  "RECORD",
  "PRIVATE",
  "PENALTY",
  "PAPERS",
  "UNPAID",
  "LEAVE",
  "INSURANCE",
  "QUITTING",
  "TRUTH",
  "GIFT",
  "CRIME",
  "STATUS",
  "EMPTY",
] as const;
export type Ground = (typeof grounds)[number];

/** What a question by meaning says to the company and the moderator. */
export interface GroundFacts {
  reason: WordingReason;
  source: string;
  rewrite: string;
  /** Concerns employment only, so not 業務委託. */
  employmentOnly?: true;
}

const equal = "職業安定法第3条（均等待遇）・厚生労働省「公正な採用選考の基本」";
const private_ = "職業安定法第5条の5・指針第5（個人情報の収集）";

export const groundFacts: Readonly<Record<Ground, GroundFacts>> = {
  AGE: { reason: "AGE", source: "労働施策総合推進法第9条", rewrite: "年齢を問わず応募できます", employmentOnly: true },
  SEX: { reason: "SEX", source: "男女雇用機会均等法第5条", rewrite: "性別を問わず応募できます", employmentOnly: true },
  LOOKS: { reason: "PRIVACY", source: equal, rewrite: "身だしなみに気を配れる方" },
  ORIGIN: { reason: "NATIONALITY", source: "職業安定法第3条・労働基準法第3条", rewrite: "国籍を問わず応募できます" },
  HEALTH: { reason: "HEALTH", source: "障害者雇用促進法第34条・職業安定法第5条の5", rewrite: "障害や病気の有無を問わず応募できます" },
  FAMILY: { reason: "SEX", source: "男女雇用機会均等法第5条・第9条", rewrite: "家庭の状況を問わず応募できます" },
  BELIEF: { reason: "PRIVACY", source: "職業安定法第3条・労働基準法第3条", rewrite: "信仰や考え方を問わず応募できます" },
  UNION: { reason: "PRIVACY", source: "労働組合法第7条・職業安定法第3条", rewrite: "どなたでも応募できます" },
  RECORD: { reason: "PRIVACY", source: private_, rewrite: "仕事に必要なことだけをお聞きします" },
  PRIVATE: { reason: "PRIVACY", source: private_, rewrite: "仕事に必要なことだけをお聞きします" },
  PENALTY: {
    reason: "CONDITIONS",
    source: "労働基準法第16条・第24条",
    rewrite: "費用や損害を働く人に負担させることはありません",
    employmentOnly: true,
  },
  PAPERS: {
    reason: "CONDITIONS",
    source: "労働基準法第5条・第18条・職業安定法第5条の5",
    rewrite: "身分証や通帳はご自身で管理していただきます",
  },
  UNPAID: { reason: "CONDITIONS", source: "労働基準法第24条・第37条", rewrite: "働いた時間の賃金をすべて支払います", employmentOnly: true },
  LEAVE: {
    reason: "CONDITIONS",
    source: "労働基準法第34条・第35条・第39条",
    rewrite: "法律どおりの休憩・休日・有給休暇があります",
    employmentOnly: true,
  },
  INSURANCE: {
    reason: "CONDITIONS",
    source: "健康保険法第3条・雇用保険法第6条・労災保険法第3条",
    rewrite: "要件を満たす方は入社日から各種保険に加入します",
    employmentOnly: true,
  },
  QUITTING: {
    reason: "CONDITIONS",
    source: "民法第627条・労働契約法第16条・労働基準法第20条",
    rewrite: "退職の申し出は法律のとおりです",
    employmentOnly: true,
  },
  TRUTH: { reason: "MISLEADING", source: "職業安定法第5条の4（的確表示）", rewrite: "実際の条件や数字" },
  GIFT: { reason: "MISLEADING", source: "職業安定法に基づく指針（お祝い金の禁止）", rewrite: "賃金や手当の条件" },
  CRIME: { reason: "CRIME", source: "職業安定法第63条・第65条", rewrite: "仕事の内容と雇う人をそのまま書いてください" },
  STATUS: { reason: "CONDITIONS", source: "出入国管理及び難民認定法第73条の2", rewrite: "在留資格の範囲で働けます" },
  EMPTY: { reason: "MISLEADING", source: "職業安定法第5条の3（労働条件の明示）", rewrite: "決まっている条件をそのまま書いてください" },
};
