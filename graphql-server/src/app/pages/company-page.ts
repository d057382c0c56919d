import type { Company } from "../../modules/account/company/company.entity.ts";
import type { CompanyPhotoFileType, CompanyPhotoType } from "../../modules/account/company-photo/company-photo.type.ts";
import { prefectureName } from "../../modules/work/posting/posting-text.ts";
import type { FoundPage } from "./page-head.ts";
import { isJapanese } from "./words/page-language.ts";
import type { PageVoice } from "./words/page-voice.ts";

/** The one address of a company. */
export function companyPath(id: string): string {
  return `/japanesejob/company/${id.toLowerCase()}`;
}

/** The markup of a company for search engines: what its page shows, https://schema.org/Organization. */
function organization(company: Company, { url, pictures }: { url: string; pictures: readonly string[] }): object {
  const { addressLine, building, city, corporateNumber, foundedYear, name, nameEn, prefecture, websiteUrl } = company;
  return {
    "@context": "https://schema.org/",
    "@type": "Organization",
    name,
    ...(nameEn && { alternateName: nameEn }),
    url: websiteUrl ?? url,
    mainEntityOfPage: url,
    ...(pictures.length > 0 && { image: pictures }),
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

/** The largest form of a photo that every program reads. */
function pictureOf({ files }: CompanyPhotoType): CompanyPhotoFileType | undefined {
  return files.findLast(({ mimeType }) => mimeType === "image/jpeg");
}

interface KnownCompany {
  company: Company;
  photos: readonly CompanyPhotoType[];
}

/** The page of a company that the public may see. */
export function companyPage(voice: PageVoice, { company, photos }: KnownCompany, baseUrl: string): FoundPage {
  const path = companyPath(company.id);
  const name = isJapanese(voice.language) ? company.name : (company.nameEn ?? company.name);
  const { title, description } = voice.words.company(name);
  const pictures = photos.flatMap((photo) => pictureOf(photo) ?? []);
  const [[first], [front]] = [pictures, photos];
  const place = [voice.prefecture(company.prefecture), company.city].join(isJapanese(voice.language) ? "" : ", ");
  return {
    status: 200,
    head: {
      title: voice.words.titled(title),
      description: [description, place, company.description].filter((part) => part !== "").join(" "),
      canonical: path,
      jsonLd: organization(company, { url: baseUrl + voice.link(path), pictures: pictures.map(({ url }) => baseUrl + url) }),
      ...(first && front && { image: { path: first.url, width: first.width, height: first.height, alt: front.alt } }),
    },
  };
}
