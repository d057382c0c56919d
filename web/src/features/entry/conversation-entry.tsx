import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { PickSlot_entry } from "#features/interview/pick-slot.fragment.ts";
import { PickSlot } from "#features/interview/pick-slot.tsx";
import { OfferNote } from "#features/offer/offer-note.tsx";
import { shownTitle } from "#features/work/title/shown-title.ts";
import { WorkTitle } from "#features/work/title/work-title.tsx";
import type { ConversationEntry_EntryFragment } from "#graphql/operations.ts";
import { seekerEntryPath, userWorkPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { EntryState } from "./entry-state.tsx";

export const ConversationEntry_entry: TypedDocumentNode<ConversationEntry_EntryFragment> = gql`
  fragment ConversationEntry_entry on Entry {
    id
    status
    interviewRound
    version
    viewerCanWithdraw
    viewerCanAnswerOffer
    offerCondition {
      way
      status
      weeklyHours
      startsOn
    }
    work {
      id
      title
      titleEn
      madeTitle
    }
    ...PickSlot_entry
  }
  ${PickSlot_entry}
`;

/** What a conversation is about: the work, where the application stands, and what waits for the seeker's answer, to be given here. */
export function ConversationEntry({ entry }: { entry: FragmentType<ConversationEntry_EntryFragment> }) {
  const { t } = useTranslation("conversation");
  const { data, complete } = useFragment({ fragment: ConversationEntry_entry, fragmentName: "ConversationEntry_entry", from: entry });
  if (!complete) return null;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <TextLink to={userWorkPath(data.work.id)}>
          <WorkTitle work={data.work} />
        </TextLink>
        <EntryState status={data.status} interviewRound={data.interviewRound} />
      </Group>
      <PickSlot entry={data} />
      {data.viewerCanAnswerOffer && data.offerCondition && <OfferNote condition={data.offerCondition} />}
      <Group gap="xs">
        {data.viewerCanAnswerOffer && <EntryActions entry={{ ...data, title: shownTitle(data.work) }} />}
        <TextLink to={seekerEntryPath(data.id)}>{t("toEntry")}</TextLink>
      </Group>
    </Stack>
  );
}
