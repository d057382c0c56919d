import type { OfferConditionInput } from "#graphql/operations.ts";
import { offerWayValues } from "#graphql/values/offer-way.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { known } from "#platform/known.ts";
import { Input, Select } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";

/** The way as it stands in the dialog; a fact that was not given is an empty text. */
export interface OfferDraft {
  way: string;
  status: string;
  weeklyHours: string;
  startsOn: string;
}

export const noOffer: OfferDraft = { way: "", status: "", weeklyHours: "", startsOn: "" };

/** The condition of a draft; null until its way has its fact. */
export function conditionOf({ way: named, ...draft }: OfferDraft): OfferConditionInput | null {
  const way = known(offerWayValues, named);
  if (way === "CHANGE_OF_STATUS") {
    const status = known(residenceStatusValues, draft.status);
    return status ? { way, status } : null;
  }
  if (way === "FEWER_HOURS") return Number(draft.weeklyHours) > 0 ? { way, weeklyHours: Number(draft.weeklyHours) } : null;
  return way && draft.startsOn ? { way, startsOn: draft.startsOn } : null;
}

interface FieldsProps {
  draft: OfferDraft;
  onChange(draft: OfferDraft): void;
}

/** Asks for the lawful way of an offer that the rules say no to: which, and its one fact. */
export function OfferConditionFields({ draft, onChange }: FieldsProps) {
  const { t } = useTranslation(["hire", "vocabulary"]);
  const write = (part: Partial<OfferDraft>) => onChange({ ...draft, ...part });
  return (
    <Stack gap="sm">
      <Notice tone="warning" title={t("offer.title")}>
        {t("offer.lead")}
      </Notice>
      <Select
        label={t("offer.way")}
        value={draft.way}
        onChange={({ currentTarget: { value } }) => write({ way: value })}
        choices={[{ value: "", label: t("offer.choose") }, ...offerWayValues.map((value) => ({ value, label: t(`offer.by.${value}`) }))]}
      />
      {draft.way === "CHANGE_OF_STATUS" && (
        <Select
          label={t("offer.status")}
          value={draft.status}
          onChange={({ currentTarget: { value } }) => write({ status: value })}
          choices={[
            { value: "", label: t("offer.choose") },
            ...residenceStatusValues.map((value) => ({ value, label: t(`vocabulary:residenceStatus.${value}`) })),
          ]}
        />
      )}
      {draft.way === "FEWER_HOURS" && (
        <Input
          label={t("offer.weeklyHours")}
          inputMode="decimal"
          value={draft.weeklyHours}
          onChange={({ currentTarget: { value } }) => write({ weeklyHours: value })}
        />
      )}
      {draft.way === "LATER_START" && (
        <Input
          label={t("offer.startsOn")}
          type="date"
          value={draft.startsOn}
          onChange={({ currentTarget: { value } }) => write({ startsOn: value })}
        />
      )}
    </Stack>
  );
}
