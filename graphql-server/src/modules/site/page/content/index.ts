import type { SitePageName, SitePageText } from "../site-text.ts";
import { aboutForCompanyText } from "./about-for-company.data.ts";
import { accessibilityText } from "./accessibility.data.ts";
import { companyInfoText } from "./company-info.data.ts";
import { dataSharingText } from "./data-sharing.data.ts";
import { lawText } from "./law.data.ts";
import { privacyText } from "./privacy.data.ts";
import { aboutTexts } from "./reader-content.ts";
import { forReference } from "./reference/index.ts";
import { termsText } from "./terms.data.ts";

/** The pages of the operator by name. */
export const sitePages: Readonly<Record<SitePageName, SitePageText>> = {
  ABOUT: { updatedOn: "2026-11-01", texts: aboutTexts },
  ABOUT_FOR_COMPANY: aboutForCompanyText,
  TERMS: forReference("TERMS", termsText),
  PRIVACY: forReference("PRIVACY", privacyText),
  LAW: forReference("LAW", lawText),
  COMPANY_INFO: forReference("COMPANY_INFO", companyInfoText),
  ACCESSIBILITY: forReference("ACCESSIBILITY", accessibilityText),
  DATA_SHARING: forReference("DATA_SHARING", dataSharingText),
};
