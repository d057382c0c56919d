import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";

/** The links at the end of every page of the public and the seeker area. */
export function siteLinks(t: TFunction<"common">): readonly { to: string; label: string }[] {
  return [
    { to: publicPaths.works, label: t("nav.works") },
    { to: publicPaths.about, label: t("siteNav.about") },
    { to: publicPaths.news, label: t("siteNav.news") },
    { to: publicPaths.column, label: t("siteNav.column") },
    { to: publicPaths.faq, label: t("siteNav.faq") },
    { to: publicPaths.contact, label: t("siteNav.contact") },
    { to: publicPaths.aboutForCompany, label: t("siteNav.aboutForCompany") },
    { to: companyPaths.login, label: t("nav.forCompanies") },
    { to: publicPaths.terms, label: t("siteNav.terms") },
    { to: publicPaths.privacyPolicy, label: t("siteNav.privacy") },
    { to: publicPaths.law, label: t("siteNav.law") },
    { to: publicPaths.companyInfo, label: t("siteNav.companyInfo") },
  ];
}
