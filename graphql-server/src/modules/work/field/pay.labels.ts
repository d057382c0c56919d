import type { FieldLabels } from "./field.ts";
import type { payFields } from "./pay.fields.ts";

/** 4 賃金・手当. */
export const payLabels = {
  payUnit: {
    page: {
      ja: "賃金",
      "ja-x-easy": "お金（給料）",
      en: "Pay",
      vi: "Tiền lương",
      "zh-Hans": "薪资",
      ne: "तलब",
      id: "Gaji",
      "pt-BR": "Salário",
    },
    form: {
      ja: "賃金の形態",
      "ja-x-easy": "賃金の 形（月・日・時間）",
      en: "Pay per",
    },
    imported: "賃金形態",
  },
  payMin: {
    page: null,
    form: {
      ja: "基本給（下限・円）",
      "ja-x-easy": "基本給（いちばん 少ない とき・円）",
      en: "Base pay from (yen)",
    },
    support: {
      ja: "固定残業代と手当を除いた金額です。",
      "ja-x-easy": "固定残業代と 手当は 入れません。",
      en: "Without fixed overtime pay and allowances.",
    },
    imported: "基本給の下限",
  },
  payMax: {
    page: null,
    form: {
      ja: "基本給（上限・円）",
      "ja-x-easy": "基本給（いちばん 多い とき・円）",
      en: "Base pay to (yen)",
    },
    imported: "基本給の上限",
  },
  allowances: {
    page: {
      ja: "毎月の手当",
      "ja-x-easy": "毎月の ほかの お金",
      en: "Monthly allowances",
      vi: "Phụ cấp hằng tháng",
      "zh-Hans": "每月津贴",
      ne: "मासिक भत्ता",
      id: "Tunjangan bulanan",
      "pt-BR": "Adicionais por mês",
    },
    form: {
      ja: "毎月決まって払う手当",
      "ja-x-easy": "毎月 はらう 手当",
      en: "Fixed monthly allowances",
    },
    imported: "定額的手当",
  },
  fixedOvertime: {
    page: null,
    form: {
      ja: "固定残業代があります",
      "ja-x-easy": "固定残業代（先に 決めた 残業の お金）が あります",
      en: "There is fixed overtime pay",
    },
    imported: "固定残業代の有無",
  },
  fixedOvertimeAmount: {
    page: null,
    form: {
      ja: "固定残業代の金額（円）",
      "ja-x-easy": "固定残業代は いくらか（円）",
      en: "Fixed overtime pay (yen)",
    },
    imported: "固定残業代",
  },
  fixedOvertimeHours: {
    page: null,
    form: {
      ja: "固定残業代の時間数",
      "ja-x-easy": "固定残業代は 何時間分か",
      en: "Hours it covers",
    },
    imported: "固定残業代の時間",
  },
  fixedOvertimeExcessPaid: {
    page: null,
    form: {
      ja: "超えた分を別に支払う",
      "ja-x-easy": "もっと はたらいたら、べつに はらう",
      en: "Hours beyond are paid in addition",
    },
    imported: "超過分の追加支給",
  },
  commuting: {
    page: {
      ja: "通勤手当",
      "ja-x-easy": "電車・バスの お金",
      en: "Commuting allowance",
      vi: "Phụ cấp đi lại",
      "zh-Hans": "交通补贴（通勤手当）",
      ne: "यातायात भत्ता",
      id: "Tunjangan transportasi",
      "pt-BR": "Auxílio-transporte",
    },
    form: {
      "ja-x-easy": "通勤手当（会社に 行く お金）",
    },
  },
  raise: {
    page: {
      ja: "昇給",
      "ja-x-easy": "給料が 上がる こと",
      en: "Pay rise",
      vi: "Tăng lương",
      "zh-Hans": "加薪",
      ne: "तलब वृद्धि",
      id: "Kenaikan gaji",
      "pt-BR": "Aumento salarial",
    },
    form: {
      "ja-x-easy": "昇給（給料が 上がる こと）",
    },
  },
  bonus: {
    page: {
      ja: "賞与",
      "ja-x-easy": "ボーナス",
      en: "Bonus",
      vi: "Thưởng",
      "zh-Hans": "奖金（賞与）",
      ne: "बोनस",
      id: "Bonus",
      "pt-BR": "Bônus",
    },
    form: {
      "ja-x-easy": "賞与（ボーナス）",
    },
  },
  payClosing: {
    page: {
      ja: "締め日・支払日",
      "ja-x-easy": "給料の 日",
      en: "Closing day and pay day",
      vi: "Ngày chốt công, ngày trả lương",
      "zh-Hans": "薪资结算日、发薪日",
      ne: "तलब हिसाब र भुक्तानी मिति",
      id: "Tanggal cut-off dan gajian",
      "pt-BR": "Dias de fechamento e pagamento",
    },
    form: {
      ja: "締め日",
      "ja-x-easy": "締め日（給料を 数える さいごの 日）",
      en: "Closing day",
    },
    imported: "締日",
  },
  payDay: {
    page: null,
    form: {
      ja: "支払日",
      "ja-x-easy": "給料を はらう 日",
      en: "Pay day",
    },
  },
} satisfies Record<keyof typeof payFields, FieldLabels>;
