import type { FieldLabels } from "./field.ts";
import type { hoursFields } from "./hours.fields.ts";

/** 5 労働時間. */
export const hoursLabels = {
  workTimeSystem: {
    page: {
      ja: "労働時間の制度",
      "ja-x-easy": "時間の きまり",
      en: "Working time system",
      vi: "Chế độ giờ làm",
      "zh-Hans": "工时制度",
      ne: "कार्यसमयको प्रणाली",
      id: "Sistem jam kerja",
      "pt-BR": "Sistema de jornada",
    },
    form: {
      "ja-x-easy": "はたらく 時間の きまり",
    },
    imported: "労働時間制",
  },
  workTimes: {
    page: {
      ja: "始業・終業",
      "ja-x-easy": "働く 時間",
      en: "Hours",
      vi: "Giờ bắt đầu, kết thúc",
      "zh-Hans": "上下班时间",
      ne: "काम सुरु र अन्त्य",
      id: "Jam masuk dan pulang",
      "pt-BR": "Horário",
    },
    form: {
      "ja-x-easy": "はじまる 時間・おわる 時間",
      en: "Start and end",
    },
  },
  workTimeNote: {
    page: null,
    form: {
      ja: "労働時間の補足",
      "ja-x-easy": "時間の くわしい こと",
      en: "About the hours",
    },
  },
  deemedHoursPerDay: {
    page: {
      ja: "みなし労働時間",
      "ja-x-easy": "みなし労働時間（決めた 時間だけ はたらいたと 考える）",
      en: "Deemed hours",
      vi: "Giờ làm tính sẵn (みなし労働時間)",
      "zh-Hans": "视同工作时间（みなし労働時間）",
      ne: "काम गरेको मानिने समय (みなし労働時間)",
      id: "Jam kerja terhitung (みなし労働時間)",
      "pt-BR": "Jornada presumida (みなし労働時間)",
    },
    form: {
      ja: "みなし労働時間（1日）",
      "ja-x-easy": "みなし労働時間（1日）",
      en: "Deemed hours a day",
    },
    imported: "みなし労働時間",
  },
  breakMinutes: {
    page: {
      ja: "休憩",
      "ja-x-easy": "休み時間",
      en: "Break",
      vi: "Nghỉ giữa giờ",
      "zh-Hans": "休息时间",
      ne: "विश्राम",
      id: "Istirahat",
      "pt-BR": "Intervalo",
    },
    form: {
      ja: "休憩（分）",
      "ja-x-easy": "休憩（休む 時間・分）",
      en: "Break (minutes)",
    },
  },
  weeklyHours: {
    page: {
      ja: "1週間の労働時間",
      "ja-x-easy": "1週間に 働く 時間",
      en: "Hours a week",
      vi: "Số giờ làm mỗi tuần",
      "zh-Hans": "每周工作时间",
      ne: "हप्ताको कार्यसमय",
      id: "Jam kerja seminggu",
      "pt-BR": "Jornada por semana",
    },
    form: {
      "ja-x-easy": "1週間に はたらく 時間",
    },
    imported: "週の所定労働時間",
  },
  overtime: {
    page: {
      ja: "残業",
      "ja-x-easy": "残業（時間の あとも 働く）",
      en: "Overtime",
      vi: "Tăng ca",
      "zh-Hans": "加班",
      ne: "ओभरटाइम",
      id: "Lembur",
      "pt-BR": "Horas extras",
    },
    form: {
      ja: "時間外労働",
      "ja-x-easy": "時間外労働（残業）",
    },
    support: {
      ja: "「あり」のときは月平均の時間も書いてください。",
      "ja-x-easy": "残業が「あり」の ときは、1か月に だいたい 何時間かも 書いて ください。",
      en: "If yes, give the monthly average too.",
    },
    imported: "所定外労働の有無",
  },
  overtimeHoursPerMonth: {
    page: null,
    form: {
      ja: "時間外労働の月平均（時間）",
      "ja-x-easy": "残業は 1か月に だいたい 何時間か",
      en: "Overtime hours a month",
    },
    imported: "月の所定外労働時間",
  },
  holidays: {
    page: {
      ja: "休日",
      "ja-x-easy": "休みの 日",
      en: "Days off",
      vi: "Ngày nghỉ",
      "zh-Hans": "休息日",
      ne: "बिदा",
      id: "Hari libur",
      "pt-BR": "Folgas",
    },
  },
  holidaysPerYear: {
    page: {
      ja: "年間休日",
      "ja-x-easy": "1年の 休み",
      en: "Days off a year",
      vi: "Số ngày nghỉ mỗi năm",
      "zh-Hans": "全年休息日",
      ne: "वर्षको बिदा",
      id: "Hari libur setahun",
      "pt-BR": "Folgas por ano",
    },
    form: {
      ja: "年間休日数",
      "ja-x-easy": "1年の 休みの 数",
    },
    imported: "年間休日",
  },
} satisfies Record<keyof typeof hoursFields, FieldLabels>;
