import type { FieldLabels } from "./field.ts";
import type { placeFields } from "./place.fields.ts";

/** 2 事業所: who recruits, and where. */
export const placeLabels = {
  employerName: {
    page: {
      ja: "募集する会社",
      "ja-x-easy": "会社の 名前",
      en: "Employer",
      vi: "Nhà tuyển dụng",
      "zh-Hans": "招聘公司",
      ne: "काम दिने कम्पनी",
      id: "Perusahaan perekrut",
      "pt-BR": "Empresa contratante",
    },
    form: {
      ja: "募集する会社の名称",
      en: "Employer's name",
    },
    imported: "募集者の名称",
  },
  employerAddress: {
    page: {
      ja: "会社の住所",
      "ja-x-easy": "会社の 場所",
      en: "Employer's address",
      vi: "Địa chỉ công ty",
      "zh-Hans": "公司地址",
      ne: "कम्पनीको ठेगाना",
      id: "Alamat perusahaan",
      "pt-BR": "Endereço da empresa",
    },
    form: {
      "ja-x-easy": "会社の 住所",
    },
    support: {
      ja: "建物名・階・部屋番号まで書いてください。",
      "ja-x-easy": "建物の 名前・階・部屋の 番号も 書いて ください。",
      en: "Down to building, floor and room.",
    },
    imported: "募集者の住所",
  },
  contactEmail: {
    page: null,
    form: {
      ja: "連絡先のメール",
      "ja-x-easy": "会社の メール",
      en: "Contact email",
    },
    imported: "連絡先メール",
  },
  contactPhone: {
    page: {
      ja: "連絡先",
      "ja-x-easy": "電話・メール",
      en: "Contact",
      vi: "Liên hệ",
      "zh-Hans": "联系方式",
      ne: "सम्पर्क",
      id: "Kontak",
      "pt-BR": "Contato",
    },
    form: {
      ja: "連絡先の電話",
      "ja-x-easy": "会社の 電話",
      en: "Contact phone",
    },
    imported: "連絡先電話",
  },
  contactFormUrl: {
    page: null,
    form: {
      ja: "連絡先のフォームのURL",
      "ja-x-easy": "連絡する ページの URL",
      en: "Contact form URL",
    },
    imported: "連絡先フォーム",
  },
  workplaceKind: {
    page: null,
    form: {
      ja: "就業場所の種類",
      "ja-x-easy": "はたらく 場所の しゅるい",
      en: "Kind of workplace",
    },
  },
  workplaceName: {
    page: {
      ja: "就業場所",
      "ja-x-easy": "働く ところ",
      en: "Workplace",
      vi: "Nơi làm việc",
      "zh-Hans": "工作地点",
      ne: "काम गर्ने ठाउँ",
      id: "Tempat kerja",
      "pt-BR": "Local de trabalho",
    },
    form: {
      ja: "就業場所の名称",
      "ja-x-easy": "はたらく 場所の 名前",
    },
    imported: "事業所名",
  },
  postalCode: {
    page: null,
    form: {
      ja: "就業場所の郵便番号",
      "ja-x-easy": "はたらく 場所の 郵便番号",
      en: "Postal code",
    },
    imported: "郵便番号",
  },
  prefecture: {
    page: null,
    form: {
      ja: "就業場所の都道府県",
      "ja-x-easy": "はたらく 場所の 都道府県",
      en: "Prefecture",
    },
    imported: "都道府県",
  },
  city: {
    page: null,
    form: {
      ja: "就業場所の市区町村",
      "ja-x-easy": "はたらく 場所の 市・区・町・村",
      en: "City",
    },
    imported: "市区町村",
  },
  addressLine: {
    page: null,
    form: {
      ja: "就業場所の町名・番地",
      "ja-x-easy": "はたらく 場所の 町の 名前と 番号",
      en: "Street",
    },
    imported: "番地",
  },
  nearestStation: {
    page: {
      ja: "最寄り駅",
      "ja-x-easy": "近い 駅",
      en: "Nearest station",
      vi: "Ga gần nhất",
      "zh-Hans": "最近的车站",
      ne: "नजिकको स्टेसन",
      id: "Stasiun terdekat",
      "pt-BR": "Estação mais próxima",
    },
  },
  workplaceChangeScope: {
    page: {
      ja: "就業場所の変更の範囲",
      "ja-x-easy": "働く ところが かわる こと",
      en: "How the workplace may change",
      vi: "Phạm vi thay đổi nơi làm việc",
      "zh-Hans": "工作地点的变更范围",
      ne: "काम गर्ने ठाउँ फेरिन सक्ने दायरा",
      id: "Kemungkinan perubahan tempat kerja",
      "pt-BR": "Possíveis mudanças de local",
    },
    form: {
      "ja-x-easy": "場所が 変わる とき、どこまで 変わるか",
    },
    support: {
      ja: "将来の異動を含みます。変わらないときは「変更なし」と書いてください。",
      "ja-x-easy": "これから 場所が 変わるかも しれない ときも 書きます。変わらない ときは「変更なし」と 書いて ください。",
      en: "Includes future transfers. Write 変更なし when there are none.",
    },
  },
  remote: {
    page: {
      ja: "在宅勤務",
      "ja-x-easy": "家で 働く",
      en: "Remote work",
      vi: "Làm việc từ xa",
      "zh-Hans": "居家办公",
      ne: "घरबाट काम",
      id: "Kerja jarak jauh",
      "pt-BR": "Trabalho remoto",
    },
    form: {
      "ja-x-easy": "家で はたらく（在宅勤務）",
    },
  },
  smoking: {
    page: {
      ja: "受動喫煙の防止",
      "ja-x-easy": "たばこ",
      en: "Smoking",
      vi: "Quy định hút thuốc",
      "zh-Hans": "防止二手烟措施",
      ne: "धूमपान नियम",
      id: "Aturan merokok",
      "pt-BR": "Fumo no local",
    },
    form: {
      "ja-x-easy": "たばこの きまり（受動喫煙の防止）",
    },
    imported: "受動喫煙防止措置",
  },
  smokingNote: {
    page: null,
    form: {
      ja: "受動喫煙の防止の補足",
      "ja-x-easy": "たばこの きまりの くわしい こと",
      en: "About smoking",
    },
    imported: "受動喫煙防止措置の補足",
  },
} satisfies Record<keyof typeof placeFields, FieldLabels>;
