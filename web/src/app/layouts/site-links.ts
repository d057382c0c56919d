import { companyLogin } from "#paths/company-login.ts";
import { developersPath } from "#paths/developers.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import type { FooterGroup } from "#ui/frame/site-footer.tsx";

/** The links at the end of every page of the public and the seeker area. */
export function siteLinks(t: TFunction<"common">): readonly FooterGroup[] {
  return [
    {
      title: t("siteNav.groups.seekers"),
      links: [
        { to: publicPaths.works, label: t("nav.works") },
        { to: publicPaths.exam, label: t("nav.exam") },
        { to: userPaths.teaching, label: t("nav.teaching") },
        { to: publicPaths.column, label: t("siteNav.column") },
      ],
    },
    {
      title: t("siteNav.groups.companies"),
      links: [
        { to: publicPaths.aboutForCompany, label: t("siteNav.aboutForCompany") },
        { to: companyLogin, label: t("nav.forCompanies") },
        { to: developersPath, label: t("siteNav.developers") },
      ],
    },
    {
      title: t("siteNav.groups.about"),
      links: [
        { to: publicPaths.about, label: t("siteNav.about") },
        { to: publicPaths.news, label: t("siteNav.news") },
        { to: publicPaths.faq, label: t("siteNav.faq") },
        { to: publicPaths.contact, label: t("siteNav.contact") },
        { to: publicPaths.companyInfo, label: t("siteNav.companyInfo") },
      ],
    },
    {
      title: t("siteNav.groups.rules"),
      links: [
        { to: publicPaths.terms, label: t("siteNav.terms") },
        { to: publicPaths.privacyPolicy, label: t("siteNav.privacy") },
        { to: publicPaths.law, label: t("siteNav.law") },
        { to: publicPaths.dataSharing, label: t("siteNav.dataSharing") },
        { to: publicPaths.accessibility, label: t("siteNav.accessibility") },
      ],
    },
  ];
}
