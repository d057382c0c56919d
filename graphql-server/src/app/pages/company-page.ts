import type { Company } from "../../modules/account/company/company.entity.ts";
import { prefectureName } from "../../modules/work/posting/posting-text.ts";
import type { FoundPage } from "./page-head.ts";
import { isJapanese } from "./words/page-language.ts";
import type { PageVoice } from "./words/page-voice.ts";

/** The one address of a company. */
export function companyPath(id: string): string {
  return `/japanesejob/company/${id.toLowerCase()}`;
}

/** The markup of a company for search engines: what its page shows, https://schema.org/Organization. */
function organization(company: Company, url: string): object {
  const { addressLine, building, city, corporateNumber, foundedYear, name, nameEn, prefecture, websiteUrl } = company;
  return {
    "@context": "https://schema.org/",
    "@type": "Organization",
    name,
    ...(nameEn && { alternateName: nameEn }),
    url: websiteUrl ?? url,
    mainEntityOfPage: url,
    address: {
      "@type": "PostalAddress",
      addressCountry: "JP",
      addressRegion: prefectureName(prefecture),
      addressLocality: city,
      streetAddress: [addressLine, building].filter(Boolean).join(" "),
    },
    ...(foundedYear && { foundingDate: String(foundedYear) }),
    ...(corporateNumber && { identifier: { "@type": "PropertyValue", propertyID: "法人番号", value: corporateNumber } }),
  };
}

/** The page of a company that the public may see. */
export function companyPage(voice: PageVoice, company: Company, baseUrl: string): FoundPage {
  const path = companyPath(company.id);
  const name = isJapanese(voice.language) ? company.name : (company.nameEn ?? company.name);
  const { title, description } = voice.words.company(name);
  const place = [voice.prefecture(company.prefecture), company.city].join(isJapanese(voice.language) ? "" : ", ");
  return {
    status: 200,
    head: {
      title: voice.words.titled(title),
      description: [description, place, company.description].filter((part) => part !== "").join(" "),
      canonical: path,
      jsonLd: organization(company, baseUrl + voice.link(path)),
    },
  };
}
