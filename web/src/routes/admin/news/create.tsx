import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { DraftNotice } from "#features/newsroom/draft-notice.tsx";
import { NewsForm } from "#features/newsroom/news-form.tsx";
import { NewsPreview } from "#features/newsroom/news-preview.tsx";
import { emptyNews } from "#features/newsroom/news-values.ts";
import { SaveBar } from "#features/newsroom/save-bar.tsx";
import { useNewsroomEditor } from "#features/newsroom/use-newsroom-editor.ts";
import type { AdminNewsCreateScreenQuery, AdminNewsCreateScreenQueryVariables } from "#graphql/operations.ts";
import { adminNewsPath, adminPaths } from "#paths/admin.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const adminNewsCreateScreenQuery: TypedDocumentNode<AdminNewsCreateScreenQuery, AdminNewsCreateScreenQueryVariables> = gql`
  query AdminNewsCreateScreen {
    newsDraft {
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
  }
`;

type Reference = QueryRef<AdminNewsCreateScreenQuery, AdminNewsCreateScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(adminNewsCreateScreenQuery, {});

/** A new item: the text typed is kept, and the first save makes it a draft of its own. */
export function Component() {
  const { t } = useTranslation("newsroom");
  const reference: Reference = useLoaderData<typeof loader>();
  const { newsDraft } = useReadQuery(reference).data;
  const navigate = useNavigate();
  const editor = useNewsroomEditor({ saved: null, values: emptyNews, failed: t("common:error.unknown") });
  useTitle(t("create"));
  const save = async () => {
    const saved = await editor.save();
    if (!saved) return;
    adminToast.success(t("saved"));
    await navigate(adminNewsPath(saved.id), { replace: true });
  };
  return (
    <Stack gap="md">
      <PageHeader title={t("create")} lead={<TextLink to={adminPaths.news}>{t("toList")}</TextLink>} />
      <DraftNotice draft={newsDraft} editor={editor} version={null} />
      <Card padding="lg">
        <Stack gap="md">
          <NewsForm editor={editor} isKindFixed={false} />
          <SaveBar editor={editor} label={t("saveDraft")} onSave={() => void save()} />
        </Stack>
      </Card>
      <NewsPreview newsId={null} values={editor.values} publishAt={null} />
      <UnsavedGuard isUnsaved={() => editor.isDirty && editor.saved === null} save={editor.keep} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
