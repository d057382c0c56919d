import type { appealFields } from "./appeal.fields.ts";
import type { FieldLabels } from "./field.ts";

/** 7 求人PR. */
export const appealLabels = {
  appeal: {
    page: null,
    form: {
      ja: "この仕事のPR",
      "ja-x-easy": "この 仕事の いい ところ",
      en: "Why this work",
    },
    imported: "求人PR",
  },
  benefitKinds: {
    page: null,
    form: {
      ja: "福利厚生の種類",
      "ja-x-easy": "福利厚生（会社の サービス）の 種類",
      en: "Kinds of benefits",
    },
  },
  benefits: {
    page: {
      ja: "福利厚生",
      "ja-x-easy": "ほかの いい こと",
      en: "Benefits",
      vi: "Phúc lợi",
      "zh-Hans": "福利待遇",
      ne: "कर्मचारी सुविधा",
      id: "Fasilitas dan tunjangan",
      "pt-BR": "Benefícios",
    },
    form: {
      "ja-x-easy": "福利厚生（会社の サービス）",
    },
  },
  housing: {
    page: {
      ja: "社宅・寮あり",
      "ja-x-easy": "すむ ところが あります",
      en: "Company housing",
      vi: "Có nhà ở, ký túc xá",
      "zh-Hans": "提供员工住房或宿舍",
      ne: "कम्पनीको आवास छ",
      id: "Ada mes karyawan",
      "pt-BR": "Moradia da empresa",
    },
    form: {
      ja: "社宅・寮があります",
      "ja-x-easy": "住む ところ（社宅・寮）が あります",
    },
    imported: "住居",
  },
} satisfies Record<keyof typeof appealFields, FieldLabels>;
