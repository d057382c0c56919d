import { isHouseLocale, isJapanese, type Locale } from "../../../shared/locale.ts";
import type { LicenceProduct } from "./licence-product.entity.ts";

type ReaderNames = Readonly<Record<Exclude<Locale, "ja" | "ja-x-easy" | "en">, string>>;

/** The products that ship, by their English names. */
const shipped: Readonly<Record<string, ReaderNames>> = {
  "Japanese proficiency measurement, 3 sittings": {
    vi: "Bài kiểm tra năng lực tiếng Nhật, 3 lần",
    "zh-Hans": "日语能力测评 3次",
    ne: "जापानी भाषा क्षमता परीक्षण, 3 पटक",
    id: "Tes kemampuan bahasa Jepang, 3 kali",
    "pt-BR": "Teste de japonês, 3 vezes",
  },
  "Certificate of measured proficiency, 1 copy": {
    vi: "Giấy chứng nhận năng lực tiếng Nhật đã kiểm tra, 1 bản",
    "zh-Hans": "日语能力测评证书 1份",
    ne: "परीक्षण गरिएको जापानी भाषा क्षमताको प्रमाणपत्र, 1 प्रति",
    id: "Sertifikat hasil tes bahasa Jepang, 1 lembar",
    "pt-BR": "Certificado do resultado do teste de japonês, 1 via",
  },
  "Premium learning movies, 90 days": {
    vi: "Video học tập cao cấp, 90 ngày",
    "zh-Hans": "高级学习视频 90天",
    ne: "प्रिमियम सिकाइ भिडियो, 90 दिन",
    id: "Video belajar premium, 90 hari",
    "pt-BR": "Vídeos de estudo premium, 90 dias",
  },
};

type Named = Pick<LicenceProduct, "name" | "nameEn">;

/**
 * What a product is called for a reader. A translation belongs to the English name it was made of: where the operator has written another,
 * readers of a language that the back office does not have get that one.
 */
export function productNameIn(locale: Locale, { name, nameEn }: Named): string {
  if (isJapanese(locale)) return name;
  return (isHouseLocale(locale) ? undefined : shipped[nameEn]?.[locale]) ?? nameEn;
}

interface Priced extends Named {
  /** In yen, with tax. */
  price: number;
  days: number;
}

type PriceLine = (product: { name: string; yen: string; days: number }) => string;
const inJapanese: PriceLine = ({ name, yen, days }) => `${name}：${yen}円（税込）、有効期間${days}日`;

const priceLines: Readonly<Record<Locale, PriceLine>> = {
  ja: inJapanese,
  "ja-x-easy": inJapanese,
  en: ({ name, yen, days }) => `${name}: ¥${yen} incl. tax, valid ${days} days`,
  vi: ({ name, yen, days }) => `${name}: ¥${yen} (đã gồm thuế), có hiệu lực ${days} ngày`,
  "zh-Hans": ({ name, yen, days }) => `${name}：${yen}日元（含税），有效期${days}天`,
  ne: ({ name, yen, days }) => `${name}: ¥${yen} (करसहित), ${days} दिनसम्म मान्य`,
  id: ({ name, yen, days }) => `${name}: ¥${yen} termasuk pajak, berlaku ${days} hari`,
  "pt-BR": ({ name, yen, days }) => `${name}: ¥${yen} com imposto, válido por ${days} dias`,
};

/** One line about a product: name, price with tax, how long it may be used. */
export function priceLineIn(locale: Locale, product: Priced): string {
  const yen = new Intl.NumberFormat("en-US").format(product.price);
  return priceLines[locale]({ name: productNameIn(locale, product), yen, days: product.days });
}
