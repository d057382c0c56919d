import type { FieldLabels } from "./field.ts";
import type { selectionFields } from "./selection.fields.ts";

/** 8 選考方法. */
export const selectionLabels = {
  selection: {
    page: {
      ja: "選考の流れ",
      "ja-x-easy": "えらび方",
      en: "Selection",
      vi: "Quy trình tuyển dụng",
      "zh-Hans": "招聘流程",
      ne: "छनोटका चरण",
      id: "Tahapan seleksi",
      "pt-BR": "Etapas da seleção",
    },
    form: {
      "ja-x-easy": "えらぶ 順番",
    },
    imported: "選考方法",
  },
  documents: {
    page: {
      ja: "応募の書類",
      "ja-x-easy": "書類",
      en: "Documents",
      vi: "Hồ sơ ứng tuyển",
      "zh-Hans": "应聘材料",
      ne: "आवेदनका कागजात",
      id: "Berkas lamaran",
      "pt-BR": "Documentos",
    },
    form: {
      "ja-x-easy": "応募に いる 紙（書類）",
    },
    imported: "応募書類",
  },
  resumeRequired: {
    page: {
      ja: "履歴書のファイルが必要です",
      "ja-x-easy": "履歴書の ファイルが いります",
      en: "A résumé file is needed",
      vi: "Cần có tệp sơ yếu lý lịch (履歴書)",
      "zh-Hans": "需提交简历文件",
      ne: "रिज्युमे (履歴書) को फाइल चाहिन्छ",
      id: "File CV (履歴書) wajib dilampirkan",
      "pt-BR": "É preciso enviar o arquivo do currículo (履歴書)",
    },
    form: {
      ja: "履歴書のファイルを必ずつけてもらう",
      "ja-x-easy": "履歴書の ファイルを かならず 出して もらう",
      en: "A résumé file is required",
    },
    imported: "履歴書の要否",
  },
  screeningQuestions: {
    page: null,
    form: {
      ja: "応募者への質問",
      "ja-x-easy": "応募する 人に 聞く こと",
      en: "Questions to applicants",
    },
    imported: "応募時の質問",
  },
} satisfies Record<keyof typeof selectionFields, FieldLabels>;
