import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { OfferNote } from "#features/offer/offer-note.tsx";
import type { EntryStatus, MoveEntry_EntryFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { MoveDialog } from "./move-dialog.tsx";

export const MoveEntry_entry: TypedDocumentNode<MoveEntry_EntryFragment> = gql`
  fragment MoveEntry_entry on CompanyEntry {
    id
    status
    version
    legalMoves
    permission {
      verdict
    }
    offerCondition {
      way
      status
      weeklyHours
      startsOn
    }
  }
`;

/** The next move leads, a rejection stands back. */
function variantOf(to: EntryStatus, first: EntryStatus | undefined) {
  if (to === "REJECTED") return "subtle";
  return to === first ? "filled" : "outline";
}

/** The moves that are legal now. */
export function MoveEntry({ entry }: { entry: FragmentType<MoveEntry_EntryFragment> }) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: MoveEntry_entry, fragmentName: "MoveEntry_entry", from: entry });
  const [asked, setAsked] = useState<EntryStatus | null>(null);
  if (!complete) return null;
  const note = data.offerCondition && <OfferNote condition={data.offerCondition} />;
  if (data.legalMoves.length === 0) return note ?? <Text tone="dimmed">{t("entries.noMoves")}</Text>;
  return (
    <Stack gap="xs">
      {note}
      {data.legalMoves.map((to) => (
        <Button
          key={to}
          variant={variantOf(to, data.legalMoves[0])}
          color={to === "REJECTED" ? "red" : "main"}
          size="md"
          onClick={() => setAsked(to)}
        >
          {t("entries.moveTo", { status: t(`vocabulary:entryStatus.${to}`) })}
        </Button>
      ))}
      {asked && <MoveDialog entry={data} to={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
