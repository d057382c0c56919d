import { type HouseLocale, isHouseLocale, type Locale } from "../../../shared/locale.ts";

type ReaderTexts = Readonly<Record<Exclude<Locale, HouseLocale>, string>>;

/** What the shipped facts about the operator say, by their English; names of people and addresses stay as they are. */
const shipped: Readonly<Record<string, ReaderTexts>> = {
  "weekdays 10:00–17:00 JST, except public holidays": {
    vi: "ngày thường 10:00–17:00 giờ Nhật Bản, trừ ngày lễ",
    "zh-Hans": "工作日10:00–17:00（日本时间），节假日除外",
    ne: "कार्यदिन 10:00–17:00 (जापान समय), सार्वजनिक बिदा बाहेक",
    id: "hari kerja 10:00–17:00 waktu Jepang, kecuali hari libur nasional",
    "pt-BR": "dias úteis, 10:00–17:00 (horário do Japão), exceto feriados",
  },
  "Kotoba Works help desk": {
    vi: "Quầy tư vấn Kotoba Works",
    "zh-Hans": "Kotoba Works 咨询窗口",
    ne: "Kotoba Works सहायता कक्ष",
    id: "Meja bantuan Kotoba Works",
    "pt-BR": "Central de atendimento da Kotoba Works",
  },
  "Yui Kotoba, representative director": {
    vi: "Yui Kotoba, giám đốc đại diện",
    "zh-Hans": "言葉 結，董事长",
    ne: "युइ कोतोबा, प्रतिनिधि निर्देशक",
    id: "Yui Kotoba, direktur utama",
    "pt-BR": "Yui Kotoba, diretora representante",
  },
  "Makoto Morita, head of administration": {
    vi: "Makoto Morita, trưởng bộ phận quản trị",
    "zh-Hans": "守田 信，管理本部长",
    ne: "माकोतो मोरिता, प्रशासन प्रमुख",
    id: "Makoto Morita, kepala administrasi",
    "pt-BR": "Makoto Morita, chefe da administração",
  },
};

/**
 * A fact about the operator for a reader who is told the English one. A translation belongs to the words it was made of: where the operator has
 * written others, the English ones are shown.
 */
export function operatorWordsIn(locale: Locale, english: string): string {
  return (isHouseLocale(locale) ? undefined : shipped[english]?.[locale]) ?? english;
}
