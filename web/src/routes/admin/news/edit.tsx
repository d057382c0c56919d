import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { ConflictNotice } from "#features/newsroom/conflict-notice.tsx";
import { DraftNotice } from "#features/newsroom/draft-notice.tsx";
import { NewsForm } from "#features/newsroom/news-form.tsx";
import { NewsPreview } from "#features/newsroom/news-preview.tsx";
import { NewsHistory, NewsReadings } from "#features/newsroom/news-side.tsx";
import { contentOf } from "#features/newsroom/news-values.ts";
import classes from "#features/newsroom/newsroom.module.css";
import { PublishPanel } from "#features/newsroom/publish-panel.tsx";
import { SaveBar } from "#features/newsroom/save-bar.tsx";
import { useNewsroomEditor } from "#features/newsroom/use-newsroom-editor.ts";
import { LanguageVersion_version } from "#features/newsroom/version.fragment.ts";
import { removeNewsVersion, saveNewsVersion } from "#features/newsroom/version.mutations.ts";
import { VersionPanel } from "#features/newsroom/version-panel.tsx";
import type { AdminNewsEditScreenQuery, AdminNewsEditScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";

const adminNewsEditScreenQuery: TypedDocumentNode<AdminNewsEditScreenQuery, AdminNewsEditScreenQueryVariables> = gql`
  query AdminNewsEditScreen($id: ID!) {
    adminNews(id: $id) {
      id
      version
      category
      topic
      audience
      status
      title
      summary
      bodyHtml
      publishAt
      publishedAt
      legalMoves
      draft {
        content {
          category
          topic
          audience
          title
          summary
          bodyHtml
        }
        baseVersion
        savedAt
      }
      history {
        id
        at
        action
        by
        changed
        reason
      }
      preview {
        ruby
        bodyRuby
      }
      readings {
        id
        word
        reading
      }
      languageVersions {
        ...LanguageVersion_version @unmask
      }
    }
  }
  ${LanguageVersion_version}
`;

type Reference = QueryRef<AdminNewsEditScreenQuery, AdminNewsEditScreenQueryVariables>;
type Item = NonNullable<AdminNewsEditScreenQuery["adminNews"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminNewsEditScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One item: its text, its state, its readings, and its history. */
export function Component() {
  const { t } = useTranslation("newsroom");
  const reference: Reference = useLoaderData<typeof loader>();
  const news = useReadQuery(reference).data.adminNews;
  useTitle(news?.title ?? t("title"));
  if (!news) {
    return (
      <EmptyState title={t("notFound")} level={1}>
        <LinkButton to={adminPaths.news}>{t("toList")}</LinkButton>
      </EmptyState>
    );
  }
  return <Editing key={news.id} news={news} />;
}

function Editing({ news }: { news: Item }) {
  const { t } = useTranslation("newsroom");
  const { revalidate } = useRevalidator();
  const saved = { id: news.id, version: news.version };
  const editor = useNewsroomEditor({ saved, values: contentOf(news), failed: t("common:error.unknown") });
  const done = async () => {
    adminToast.success(t("saved"));
    await revalidate();
  };
  const { preview, readings } = news;
  return (
    <Stack gap="md">
      <PageHeader title={news.title} lead={<TextLink to={adminPaths.news}>{t("toList")}</TextLink>} />
      <ConflictNotice editor={editor} onSaved={done} />
      <DraftNotice draft={news.draft} editor={editor} version={news.version} />
      <div className={classes["columns"]}>
        <Stack gap="md">
          <Card padding="lg">
            <Stack gap="md">
              <NewsForm editor={editor} isKindFixed={news.publishedAt !== null} />
              <SaveBar
                editor={editor}
                label={t(news.status === "PUBLISHED" ? "savePublic" : "save")}
                onSave={() => void editor.save().then((now) => (now ? done() : undefined))}
              />
            </Stack>
          </Card>
          <NewsPreview newsId={news.id} values={editor.values} publishAt={news.publishedAt ?? news.publishAt} />
          <NewsReadings
            newsId={news.id}
            ruby={preview.ruby}
            bodyRuby={preview.bodyRuby}
            corrections={readings}
            onDone={() => revalidate()}
          />
          <VersionPanel
            source={news}
            versions={news.languageVersions}
            labels={{ title: t("titleField"), summary: t("summary"), body: t("body") }}
            limits={{ title: 160, summary: 400 }}
            onSave={(target, { title, summary, bodyHtml }) =>
              send(saveNewsVersion, { newsId: news.id, ...target, title, summary, bodyHtml })
            }
            onRemove={(target) => send(removeNewsVersion, { newsId: news.id, ...target })}
            onDone={() => revalidate()}
          />
        </Stack>
        <Stack gap="md">
          <PublishPanel news={news} editor={editor} onDone={() => revalidate()} />
          <NewsHistory acts={news.history} />
        </Stack>
      </div>
      <UnsavedGuard isUnsaved={() => editor.isDirty} save={editor.keep} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
