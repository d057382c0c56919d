import { useState } from "react";
import type { EntryReview_EntryFragment } from "#graphql/operations.ts";
import { recommendationValues } from "#graphql/values/recommendation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { BareForm, FormProblem, useDomainForm } from "#ui/forms/form.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { SimpleGrid, Stack } from "#ui/layout.tsx";
import { saveScorecard } from "./applicant-review.mutations.ts";

export const criteria = ["japanese", "experience", "communication", "motivation"] as const;
const points = ["", "5", "4", "3", "2", "1"] as const;

type Own = EntryReview_EntryFragment["scorecards"][number];

/** The viewer's own card: points that may stay open, an advice and why. */
export function ScorecardForm({ entryId, own }: { entryId: string; own: Own | undefined }) {
  const { t } = useTranslation("applicants");
  const [isOpen, setOpen] = useState(false);
  const domainForm = useDomainForm({
    initialValues: {
      points: Object.fromEntries(criteria.map((name) => [name, String(own?.[name] ?? "")])),
      recommendation: own?.recommendation ?? "UNSURE",
      comment: own?.comment ?? "",
    },
    onSubmit: async ({ points: typed, recommendation, comment }) => {
      const given = Object.fromEntries(criteria.map((name) => [name, typed[name] ? Number(typed[name]) : null]));
      const { errors } = await send(saveScorecard, { entryId, ...given, recommendation, comment });
      if (errors.length > 0) return errors;
      showToast({ type: "success", title: t("scorecards.saved") });
      setOpen(false);
      return undefined;
    },
  });
  const { form, isSubmitting } = domainForm;
  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setOpen(true)} style={{ alignSelf: "flex-start" }}>
        {t(own ? "scorecards.change" : "scorecards.write")}
      </Button>
    );
  }
  return (
    <BareForm of={domainForm}>
      <Stack gap="sm" align="stretch">
        <FormProblem of={domainForm} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {criteria.map((name) => (
            <Select
              key={name}
              {...form.getInputProps(`points.${name}`)}
              label={t(`scorecards.${name}`)}
              choices={points.map((value) => ({ value, label: t(value ? `points.${value}` : "points.open") }))}
            />
          ))}
        </SimpleGrid>
        <Select
          {...form.getInputProps("recommendation")}
          label={t("scorecards.recommendation")}
          choices={recommendationValues.map((value) => ({ value, label: t(`recommendation.${value}`) }))}
        />
        <TextArea {...form.getInputProps("comment")} label={t("scorecards.comment")} maxLength={2_000} rows={3} />
        <Button type="submit" loading={isSubmitting} style={{ alignSelf: "flex-start" }}>
          {t("scorecards.save")}
        </Button>
      </Stack>
    </BareForm>
  );
}
