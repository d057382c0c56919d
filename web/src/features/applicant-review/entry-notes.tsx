import { type FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { EntryReview_EntryFragment } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send, useSend } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showOutcome, showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { BareForm, FormProblem, useDomainForm } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { addEntryNote, deleteEntryNote } from "./applicant-review.mutations.ts";
import { EntryReview_entry } from "./review.fragment.ts";

/** The members' notes to each other about an applicant, newest first. */
export function EntryNotes({ entry }: { entry: FragmentType<EntryReview_EntryFragment> }) {
  const { t } = useTranslation("applicants");
  const { data, complete } = useFragment({ fragment: EntryReview_entry, fragmentName: "EntryReview_entry", from: entry });
  const { send, isSending } = useSend();
  const mayWrite = useViewer().company?.can.moveEntries ?? false;
  if (!complete) return null;
  const take = async (id: string) => {
    const { errors } = await send(deleteEntryNote, { id });
    showOutcome(errors, t("notes.deleted"));
  };
  return (
    <Panel title={t("notes.title", { count: data.notes.length })}>
      <Text size="sm" tone="dimmed">
        {t("notes.hidden")}
      </Text>
      {mayWrite && <NoteForm entryId={data.id} />}
      {data.notes.length === 0 && <Text>{t("notes.none")}</Text>}
      <Stack component="ul" gap="md">
        {data.notes.map((note) => (
          <li key={note.id}>
            <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{note.body}</Text>
            <Group gap="xs">
              <Text size="sm" tone="dimmed">
                {joinFacts([note.author || t("formerMember"), formatDateTime(note.createdAt)])}
              </Text>
              {note.viewerCanDelete && (
                <Button variant="subtle" color="red" size="xs" loading={isSending} onClick={() => void take(note.id)}>
                  {t("notes.delete")}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

function NoteForm({ entryId }: { entryId: string }) {
  const { t } = useTranslation("applicants");
  const domainForm = useDomainForm({
    initialValues: { body: "" },
    onSubmit: async ({ body }) => {
      const { errors } = await send(addEntryNote, { entryId, body });
      if (errors.length > 0) return errors;
      showToast({ type: "success", title: t("notes.added") });
      domainForm.form.reset();
      return undefined;
    },
  });
  const { form, isSubmitting } = domainForm;
  return (
    <BareForm of={domainForm}>
      <Stack gap="xs" align="flex-start">
        <FormProblem of={domainForm} />
        <TextArea label={t("notes.body")} {...form.getInputProps("body")} maxLength={4_000} rows={2} />
        <Button type="submit" variant="outline" loading={isSubmitting} disabled={form.values.body.trim() === ""}>
          {t("notes.add")}
        </Button>
      </Stack>
    </BareForm>
  );
}
