import type { FieldLabels } from "./field.ts";
import type { jobFields } from "./job.fields.ts";

/** 3 仕事内容: what is done, and by whom. */
export const jobLabels = {
  description: {
    page: null,
    form: {
      ja: "仕事の内容",
      "ja-x-easy": "仕事の 内容",
      en: "Duties",
    },
    imported: "業務内容",
  },
  descriptionEn: {
    page: null,
    form: {
      ja: "仕事の内容（英語）",
      "ja-x-easy": "仕事の 内容（英語）",
      en: "Duties (English)",
    },
    imported: "業務内容（英語）",
  },
  dutiesChangeScope: {
    page: {
      ja: "仕事内容の変更の範囲",
      "ja-x-easy": "仕事が かわる こと",
      en: "How the duties may change",
      vi: "Phạm vi thay đổi công việc",
      "zh-Hans": "工作内容的变更范围",
      ne: "कामको विवरण फेरिन सक्ने दायरा",
      id: "Kemungkinan perubahan tugas",
      "pt-BR": "Possíveis mudanças de função",
    },
    form: {
      "ja-x-easy": "仕事が 変わる とき、何に 変わるか",
    },
    support: {
      ja: "将来の配置を含みます。変わらないときは「変更なし」と書いてください。",
      "ja-x-easy": "これから 仕事が 変わるかも しれない ときも 書きます。変わらない ときは「変更なし」と 書いて ください。",
      en: "Includes future duties. Write 変更なし when there are none.",
    },
    imported: "業務の変更の範囲",
  },
  requirements: {
    page: {
      ja: "応募の条件",
      "ja-x-easy": "ひつような こと",
      en: "Requirements",
      vi: "Yêu cầu ứng tuyển",
      "zh-Hans": "应聘条件",
      ne: "आवेदनका सर्तहरू",
      id: "Syarat melamar",
      "pt-BR": "Requisitos",
    },
    form: {
      "ja-x-easy": "応募できる 人",
    },
    imported: "応募要件",
  },
  japaneseLevel: {
    page: {
      ja: "日本語",
      "ja-x-easy": "日本語",
      en: "Japanese",
      vi: "Tiếng Nhật",
      "zh-Hans": "日语",
      ne: "जापानी भाषा",
      id: "Bahasa Jepang",
      "pt-BR": "Japonês",
    },
    form: {
      ja: "必要な日本語",
      "ja-x-easy": "いる 日本語の レベル",
      en: "Japanese needed",
    },
    imported: "日本語レベル",
  },
  japaneseUse: {
    page: null,
    form: {
      ja: "日本語を使う場面",
      "ja-x-easy": "日本語を 使う とき",
      en: "Where Japanese is used",
    },
    support: {
      ja: "例：お客様への説明、日報の記入",
      "ja-x-easy": "例：お客さまに 説明する、1日の 仕事を 書く",
      en: "For example explaining to customers, writing daily reports",
    },
  },
  acceptedStatuses: {
    page: {
      ja: "働くことができる在留資格の例",
      "ja-x-easy": "働く ことが できる ビザ（在留資格）",
      en: "Statuses of residence that may work here",
      vi: "Tư cách lưu trú (在留資格) làm được việc này (ví dụ)",
      "zh-Hans": "可从事此工作的在留资格示例",
      ne: "काम गर्न मिल्ने भिसाका उदाहरण (在留資格)",
      id: "Contoh status izin tinggal yang boleh bekerja",
      "pt-BR": "Exemplos de status de residência aceitos",
    },
    form: {
      "ja-x-easy": "はたらける 在留資格の 例",
    },
    support: {
      ja: "選ばないときは、在留資格を問わない求人になります。",
      "ja-x-easy": "えらばないと、どの 在留資格の 人も 応募できます。",
      en: "Leave empty if any status may apply.",
    },
    imported: "在留資格",
  },
  studentsAfterGraduation: {
    page: {
      ja: "留学生は卒業後・在留資格の変更が条件",
      "ja-x-easy": "留学の 人は 卒業して 在留資格を 変えてから",
      en: "Students: after graduation and change of status",
      vi: "Du học sinh: sau khi tốt nghiệp và đổi tư cách lưu trú",
      "zh-Hans": "留学生以毕业并变更在留资格为条件",
      ne: "विद्यार्थी: पढाइ सकी भिसा परिवर्तनपछि",
      id: "Pelajar: setelah lulus dan ganti status izin tinggal",
      "pt-BR": "Estudantes: depois da formatura e da mudança de status",
    },
    form: {
      ja: "留学生は卒業後・在留資格の変更が条件（いまは働けず、卒業と変更のあとに始める人だけ）",
      en: "Students: after graduation and change of status only",
    },
    imported: "留学生は卒業後・在留資格の変更が条件",
  },
  specifiedSkillField: {
    page: {
      ja: "特定技能の分野",
      "ja-x-easy": "特定技能の 分野",
      en: "Specified Skilled Worker field",
      vi: "Ngành kỹ năng đặc định",
      "zh-Hans": "特定技能领域",
      ne: "SSW को क्षेत्र (特定技能)",
      id: "Bidang keterampilan spesifik",
      "pt-BR": "Área de habilidades específicas (特定技能)",
    },
  },
  visaSupport: {
    page: {
      ja: "在留資格の手続きを支援",
      "ja-x-easy": "ビザの 手つだいが あります",
      en: "Visa support",
      vi: "Hỗ trợ thủ tục visa",
      "zh-Hans": "协助办理在留资格手续",
      ne: "भिसा प्रक्रियामा सहयोग",
      id: "Bantuan visa",
      "pt-BR": "Ajuda com o visto",
    },
    form: {
      ja: "在留資格の手続きを支援します",
      "ja-x-easy": "在留資格の 手続きを 手伝います",
      en: "We help with the status of residence",
    },
    imported: "在留資格の支援",
  },
  beginnerWelcome: {
    page: {
      ja: "未経験の方も応募可",
      "ja-x-easy": "はじめての 人も いいです",
      en: "Beginners welcome",
      vi: "Không cần kinh nghiệm",
      "zh-Hans": "无经验者也可应聘",
      ne: "अनुभव नभए पनि हुन्छ",
      id: "Bisa tanpa pengalaman",
      "pt-BR": "Não exige experiência",
    },
    form: {
      ja: "未経験の方も応募できます",
      "ja-x-easy": "はじめての 人も 応募できます",
      en: "Beginners may apply",
    },
    imported: "未経験歓迎",
  },
  requiredQualifications: {
    page: {
      ja: "必要な資格・免許",
      "ja-x-easy": "いる 資格・免許",
      en: "Qualifications needed",
      vi: "Bằng cấp, chứng chỉ cần có",
      "zh-Hans": "所需资格与执照",
      ne: "चाहिने योग्यता र लाइसेन्स",
      id: "Lisensi dan sertifikat wajib",
      "pt-BR": "Qualificações e licenças exigidas",
    },
  },
} satisfies Record<keyof typeof jobFields, FieldLabels>;
