import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { EntryStatus, MoveEntry_EntryFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { MoveDialog } from "./move-dialog.tsx";

export const MoveEntry_entry: TypedDocumentNode<MoveEntry_EntryFragment> = gql`
  fragment MoveEntry_entry on CompanyEntry {
    id
    status
    version
    legalMoves
  }
`;

/** The moves that are legal now. */
export function MoveEntry({ entry }: { entry: FragmentType<MoveEntry_EntryFragment> }) {
  const { t } = useTranslation(["company", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: MoveEntry_entry, fragmentName: "MoveEntry_entry", from: entry });
  const [asked, setAsked] = useState<EntryStatus | null>(null);
  if (!complete) return null;
  if (data.legalMoves.length === 0) return <Text c="dimmed">{t("entries.noMoves")}</Text>;
  return (
    <Stack gap="xs">
      {data.legalMoves.map((to) => (
        <Button
          key={to}
          variant={to === "REJECTED" ? "subtle" : "outline"}
          color={to === "REJECTED" ? "red" : undefined}
          onClick={() => setAsked(to)}
        >
          {t("entries.moveTo", { status: t(`vocabulary:entryStatus.${to}`) })}
        </Button>
      ))}
      {asked && <MoveDialog entry={data} to={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
