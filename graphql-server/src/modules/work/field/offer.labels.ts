import type { FieldLabels } from "./field.ts";
import type { offerFields } from "./offer.fields.ts";

/** 1 求人区分: what is offered. */
export const offerLabels = {
  title: {
    page: null,
    form: {
      ja: "求人の題名",
      "ja-x-easy": "求人の 題名",
      en: "Title",
    },
    support: {
      ja: "仕事が一目でわかる題名にしてください。",
      "ja-x-easy": "何の 仕事か すぐ わかる 題名に して ください。",
      en: "Say at a glance what the work is.",
    },
    imported: "件名",
  },
  titleEn: {
    page: null,
    form: {
      ja: "題名（英語）",
      "ja-x-easy": "英語の 題名",
      en: "Title (English)",
    },
    imported: "件名（英語）",
  },
  category: {
    page: {
      ja: "職種",
      "ja-x-easy": "仕事の 種類",
      en: "Category",
      vi: "Ngành nghề",
      "zh-Hans": "职位类别",
      ne: "कामको क्षेत्र",
      id: "Bidang kerja",
      "pt-BR": "Área",
    },
    form: {
      "ja-x-easy": "仕事の 種類（職種）",
    },
  },
  occupation: {
    page: {
      ja: "職業名",
      "ja-x-easy": "仕事の 名前",
      en: "Occupation",
      vi: "Tên nghề",
      "zh-Hans": "职业名称",
      ne: "पेसा",
      id: "Jabatan",
      "pt-BR": "Função",
    },
  },
  employmentType: {
    page: {
      ja: "雇用形態",
      "ja-x-easy": "雇用形態（はたらく 形）",
      en: "Employment type",
      vi: "Hình thức làm việc",
      "zh-Hans": "雇佣形式",
      ne: "रोजगारीको किसिम",
      id: "Tipe pekerjaan",
      "pt-BR": "Tipo de contrato",
    },
  },
  openings: {
    page: {
      ja: "募集人数",
      "ja-x-easy": "何人",
      en: "Openings",
      vi: "Số lượng tuyển",
      "zh-Hans": "招聘人数",
      ne: "भर्ना सङ्ख्या",
      id: "Jumlah yang dibutuhkan",
      "pt-BR": "Número de vagas",
    },
    form: {
      "ja-x-easy": "ほしい 人の 数",
    },
    imported: "採用人数",
  },
  startsOn: {
    page: {
      ja: "仕事を始める日",
      "ja-x-easy": "はじまる 日",
      en: "Start",
      vi: "Ngày bắt đầu",
      "zh-Hans": "开始工作日期",
      ne: "काम सुरु हुने मिति",
      id: "Mulai bekerja",
      "pt-BR": "Início do trabalho",
    },
    form: {
      "ja-x-easy": "仕事が はじまる 日",
    },
    imported: "入社日",
  },
  applyBy: {
    page: null,
    form: {
      ja: "応募の締切日",
      "ja-x-easy": "応募の さいごの 日（締切）",
      en: "Apply by",
    },
    imported: "応募締切",
  },
} satisfies Record<keyof typeof offerFields, FieldLabels>;
