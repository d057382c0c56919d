import type { contractFields } from "./contract.fields.ts";
import type { FieldLabels } from "./field.ts";

/** 6 保険・年金・定年等. */
export const contractLabels = {
  healthInsurance: {
    page: {
      ja: "健康保険",
      "ja-x-easy": "健康保険（病気や けが）",
      en: "Health",
      vi: "Bảo hiểm y tế (健康保険)",
      "zh-Hans": "健康保险",
      ne: "स्वास्थ्य बीमा (健康保険)",
      id: "Kesehatan (健康保険)",
      "pt-BR": "Saúde (健康保険)",
    },
    form: {
      "ja-x-easy": "健康保険（病気や けがの 保険）",
      en: "Health insurance",
    },
  },
  pensionInsurance: {
    page: {
      ja: "厚生年金",
      "ja-x-easy": "厚生年金（年を とった とき）",
      en: "Pension",
      vi: "Bảo hiểm hưu trí (厚生年金)",
      "zh-Hans": "厚生年金（养老保险）",
      ne: "कर्मचारी पेन्सन (厚生年金)",
      id: "Pensiun (厚生年金)",
      "pt-BR": "Aposentadoria (厚生年金)",
    },
    form: {
      "ja-x-easy": "厚生年金（年を とった ときの お金）",
      en: "Pension insurance",
    },
  },
  accidentInsurance: {
    page: {
      ja: "労災保険",
      "ja-x-easy": "労災保険（仕事の けが）",
      en: "Workers' accident",
      vi: "Bảo hiểm tai nạn lao động (労災保険)",
      "zh-Hans": "工伤保险（労災保険）",
      ne: "कार्यदुर्घटना बीमा (労災保険)",
      id: "Kecelakaan kerja (労災保険)",
      "pt-BR": "Acidentes (労災保険)",
    },
    form: {
      "ja-x-easy": "労災保険（仕事の けがの 保険）",
      en: "Workers' accident insurance",
    },
  },
  employmentInsurance: {
    page: {
      ja: "雇用保険",
      "ja-x-easy": "雇用保険（仕事が なくなった とき）",
      en: "Employment",
      vi: "Bảo hiểm thất nghiệp (雇用保険)",
      "zh-Hans": "雇用保险（失业保险）",
      ne: "रोजगार बीमा (雇用保険)",
      id: "Pengangguran (雇用保険)",
      "pt-BR": "Desemprego (雇用保険)",
    },
    form: {
      "ja-x-easy": "雇用保険（仕事が なくなった ときの 保険）",
      en: "Employment insurance",
    },
  },
  insuranceNote: {
    page: null,
    form: {
      ja: "保険の補足",
      "ja-x-easy": "保険の くわしい こと",
      en: "About insurance",
    },
  },
  fixedTerm: {
    page: {
      ja: "契約期間",
      "ja-x-easy": "働く 期間",
      en: "Contract period",
      vi: "Thời hạn hợp đồng",
      "zh-Hans": "合同期限",
      ne: "करार अवधि",
      id: "Masa kontrak",
      "pt-BR": "Duração do contrato",
    },
    form: {
      ja: "契約期間の定め",
      "ja-x-easy": "契約が おわる 日は 決まって いるか",
      en: "Fixed term",
    },
  },
  termMonths: {
    page: null,
    form: {
      ja: "契約期間（か月）",
      "ja-x-easy": "契約は 何か月か",
      en: "Term (months)",
    },
    imported: "契約期間（月）",
  },
  renewal: {
    page: {
      ja: "契約の更新",
      "ja-x-easy": "続ける こと",
      en: "Renewal",
      vi: "Gia hạn hợp đồng",
      "zh-Hans": "合同续签",
      ne: "करार नवीकरण",
      id: "Perpanjangan kontrak",
      "pt-BR": "Renovação do contrato",
    },
    form: {
      "ja-x-easy": "契約の 更新（つづける こと）",
    },
  },
  renewalCriteria: {
    page: null,
    form: {
      ja: "更新の基準",
      "ja-x-easy": "つづけるか どうかを 何で 決めるか",
      en: "Criteria for renewal",
    },
    support: {
      ja: "期間の定めがあるときに必要です。",
      "ja-x-easy": "契約が おわる 日が 決まって いる ときに 書きます。",
      en: "Needed for a fixed term.",
    },
  },
  renewalLimit: {
    page: {
      ja: "更新の上限",
      "ja-x-easy": "さいごまで 何回・何年 つづくか",
      en: "Limit of renewals",
      vi: "Giới hạn gia hạn",
      "zh-Hans": "续签上限",
      ne: "नवीकरणको सीमा",
      id: "Batas perpanjangan",
      "pt-BR": "Limite de renovações",
    },
    form: {
      "ja-x-easy": "さいごまで 何回・何年 つづけられるか",
    },
    support: {
      ja: "通算の期間または回数の上限。ないときは「上限なし」。",
      "ja-x-easy": "何年まで、または 何回まで。ない ときは「上限なし」と 書きます。",
      en: "Limit of time or number, or 上限なし.",
    },
  },
  trial: {
    page: {
      ja: "試用期間",
      "ja-x-easy": "ためしの 期間",
      en: "Trial period",
      vi: "Thời gian thử việc",
      "zh-Hans": "试用期",
      ne: "परीक्षण अवधि (試用期間)",
      id: "Masa percobaan",
      "pt-BR": "Período de experiência",
    },
    form: {
      "ja-x-easy": "試用期間（ためしの 期間）",
    },
    imported: "試用期間の有無",
  },
  trialMonths: {
    page: null,
    form: {
      ja: "試用期間（か月）",
      "ja-x-easy": "試用期間は 何か月か",
      en: "Trial (months)",
    },
    imported: "試用期間（月）",
  },
  trialConditions: {
    page: null,
    form: {
      ja: "試用期間の条件",
      "ja-x-easy": "試用期間の お金や 時間",
      en: "Conditions of the trial",
    },
    imported: "試用期間中の条件",
  },
  retirement: {
    page: {
      ja: "定年",
      "ja-x-easy": "定年（やめる 年れい）",
      en: "Retirement age",
      vi: "Tuổi nghỉ hưu",
      "zh-Hans": "退休年龄（定年）",
      ne: "अवकाश उमेर",
      id: "Usia pensiun",
      "pt-BR": "Idade de aposentadoria (定年)",
    },
  },
} satisfies Record<keyof typeof contractFields, FieldLabels>;
