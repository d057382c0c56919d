import type { SitePageName, SitePageText } from "../site-text.ts";
import { aboutForCompanyText } from "./about-for-company.data.ts";
import { accessibilityText } from "./accessibility.data.ts";
import { companyInfoText } from "./company-info.data.ts";
import { dataSharingText } from "./data-sharing.data.ts";
import { lawText } from "./law.data.ts";
import { privacyText } from "./privacy.data.ts";
import { aboutTexts } from "./reader-content.ts";
import { termsText } from "./terms.data.ts";

/** The pages of the operator by name. */
export const sitePages: Readonly<Record<SitePageName, SitePageText>> = {
  ABOUT: { updatedOn: "2026-11-01", texts: aboutTexts },
  ABOUT_FOR_COMPANY: aboutForCompanyText,
  TERMS: termsText,
  PRIVACY: privacyText,
  LAW: lawText,
  COMPANY_INFO: companyInfoText,
  ACCESSIBILITY: accessibilityText,
  DATA_SHARING: dataSharingText,
};
