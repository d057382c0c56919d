import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { OnlyIn } from "#features/language/only-in.tsx";
import type { SitePageName, SitePageScreenQuery, SitePageScreenQueryVariables } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { useReloadOnLanguage } from "#platform/routing/use-reload-on-language.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { Bullets } from "#ui/lists/bullets.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/states.tsx";
import { LinkedText } from "#ui/text/linked-text.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./site-page.module.css";
import { VersionList, VersionNotice } from "./site-page-versions.tsx";

const sitePageQuery: TypedDocumentNode<SitePageScreenQuery, SitePageScreenQueryVariables> = gql`
  query SitePageScreen($name: SitePageName!, $version: String) {
    sitePage(name: $name, version: $version) {
      locale
      isReference
      title
      lead
      updatedOn
      when
      versions {
        validFrom
        when
        changes
      }
      demo
      sections {
        id
        heading
        paragraphs
        items
        facts {
          term
          value
        }
      }
    }
  }
`;

type SitePageReference = QueryRef<SitePageScreenQuery, SitePageScreenQueryVariables>;
type Section = SitePageScreenQuery["sitePage"]["sections"][number];

/** The page as it is today, or the version that the address names. */
export function loadSitePage(name: SitePageName, request?: Request): Promise<SitePageReference> {
  const version = request ? new URL(request.url).searchParams.get("version") : null;
  return preload(sitePageQuery, { name, ...(version && { version }) });
}

interface SitePageProps {
  reference: SitePageReference;
  /** A list of the parts at the top, for a long text. */
  contents?: boolean;
  /** Its earlier and its announced versions, for a text that binds. */
  versions?: boolean;
  /** Between the lead and the parts. */
  children?: ReactNode;
}

/** A page of the operator: its text and facts come from the server, in the reader's language. */
export function SitePage({ reference, contents = false, versions = false, children }: SitePageProps) {
  const { t } = useTranslation("site");
  const { sitePage } = useReadQuery(reference).data;
  const { title, lead, sections, updatedOn, when, demo, isReference, locale } = sitePage;
  const mark = markOf(locale);
  useTitle(title);
  useReloadOnLanguage();
  return (
    <Stack gap="xl" maxWidth={860}>
      <div lang={mark}>
        <PageHeader title={title} lead={lead} />
      </div>
      <OnlyIn language={locale} />
      {demo && <Notice tone="warning" role="note" title={t("demo")} />}
      {isReference && <Reference />}
      {versions && <VersionNotice when={when} updatedOn={updatedOn} versions={sitePage.versions} />}
      {contents && <Contents sections={sections} mark={mark} />}
      {children}
      {sections.map((section) => (
        <Part key={section.id} section={section} mark={mark} />
      ))}
      <Text size="sm" tone="dimmed">
        {t("updatedOn", { date: formatDate(updatedOn) })}
      </Text>
      {versions && <VersionList shown={updatedOn} versions={sitePage.versions} />}
    </Stack>
  );
}

/** Says that the Japanese governs, and leads to it. */
function Reference() {
  const { t } = useTranslation("site");
  const { pathname } = useLocation();
  return (
    <Notice tone="info" role="note" title={t("reference")}>
      <a href={pathname} hrefLang="ja">
        {t("referenceJapanese")}
      </a>
    </Notice>
  );
}

function Contents({ sections, mark }: { sections: readonly Section[]; mark: string | undefined }) {
  const { t } = useTranslation("site");
  return (
    <nav aria-label={t("contents")} className={classes["contents"]}>
      <ul lang={mark}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Part({ section, mark }: { section: Section; mark: string | undefined }) {
  const facts = section.facts.map(({ term, value }) => ({ term, value: <LinkedText text={value} /> }));
  return (
    <Stack gap="sm" component="section" id={section.id} lang={mark} className={classes["part"] ?? ""}>
      <Title order={2} size={3}>
        {section.heading}
      </Title>
      {section.paragraphs.map((text) => (
        <Text key={text}>
          <LinkedText text={text} />
        </Text>
      ))}
      {section.items.length > 0 && (
        <Bullets>
          {section.items.map((text) => (
            <li key={text}>
              <LinkedText text={text} />
            </li>
          ))}
        </Bullets>
      )}
      {facts.length > 0 && <DescriptionList items={facts} />}
    </Stack>
  );
}
