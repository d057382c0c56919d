import { useMutation } from "@apollo/client/react";
import { Button, NativeSelect, SimpleGrid, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import type { EntryReview_EntryFragment } from "#graphql/operations.ts";
import { recommendationValues } from "#graphql/values.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { saveScorecard } from "./review.fragment.ts";

export const criteria = ["japanese", "experience", "communication", "motivation"] as const;
const points = ["", "5", "4", "3", "2", "1"] as const;

type Own = EntryReview_EntryFragment["scorecards"][number];

/** The viewer's own card: points that may stay open, an advice and why. */
export function ScorecardForm({ entryId, own }: { entryId: string; own: Own | undefined }) {
  const { t } = useTranslation("applicants");
  const [isOpen, setOpen] = useState(false);
  const [save, { loading }] = useMutation(saveScorecard);
  const send = async (form: HTMLFormElement) => {
    const values = new FormData(form);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === "string" ? value : "";
    };
    const given = Object.fromEntries(criteria.map((name) => [name, text(name) === "" ? null : Number(text(name))]));
    const recommendation = recommendationValues.find((known) => known === text("recommendation")) ?? "UNSURE";
    const { data } = await save({ variables: { input: { entryId, ...given, recommendation, comment: text("comment") } } });
    const problem = data?.saveScorecard.errors[0];
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("scorecards.saved") });
    if (!problem) setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setOpen(true)} style={{ alignSelf: "flex-start" }}>
        {t(own ? "scorecards.change" : "scorecards.write")}
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <Stack gap="sm" align="stretch">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {criteria.map((name) => (
            <NativeSelect
              key={name}
              name={name}
              label={t(`scorecards.${name}`)}
              defaultValue={own?.[name] ?? ""}
              data={points.map((value) => ({ value, label: t(value ? `points.${value}` : "points.open") }))}
            />
          ))}
        </SimpleGrid>
        <NativeSelect
          name="recommendation"
          label={t("scorecards.recommendation")}
          defaultValue={own?.recommendation ?? "UNSURE"}
          data={recommendationValues.map((value) => ({ value, label: t(`recommendation.${value}`) }))}
        />
        <Textarea name="comment" label={t("scorecards.comment")} defaultValue={own?.comment ?? ""} maxLength={2_000} autosize minRows={3} />
        <Button type="submit" loading={loading} style={{ alignSelf: "flex-start" }}>
          {t("scorecards.save")}
        </Button>
      </Stack>
    </form>
  );
}
