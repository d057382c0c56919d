import { interviewWayValues } from "#graphql/values/interview-way.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { BareForm, FormProblem, useDomainForm } from "#ui/forms/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { SimpleGrid, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { offerInterviewSlots } from "./interview.mutations.ts";

const lengths = ["30", "45", "60", "90"];
const most = 10;

/** Up to ten times with one place and length; times are Japan's. */
export function OfferForm({ entryId, version }: { entryId: string; version: number }) {
  const { t } = useTranslation("applicants");
  const domainForm = useDomainForm({
    initialValues: { times: [""], minutes: "45", way: "ONSITE", place: "" },
    onSubmit: async ({ times: typed, minutes, way, place }) => {
      const common = { minutes: Number(minutes), way: interviewWayValues.find((known) => known === way) ?? "ONSITE", place: place.trim() };
      const slots = typed
        .filter((time) => time !== "")
        .map((time) => ({ ...common, startsAt: new Date(`${time}:00+09:00`).toISOString() }));
      const { errors } = await send(offerInterviewSlots, { entryId, version, slots });
      if (errors.length > 0) return errors;
      showToast({ type: "success", title: t("interview.offered") });
      domainForm.form.setFieldValue("times", [""]);
      return undefined;
    },
  });
  const { form, isSubmitting } = domainForm;
  const { times, place } = form.values;
  return (
    <BareForm of={domainForm}>
      <Stack gap="sm">
        <FormProblem of={domainForm} />
        <Text size="sm" tone="dimmed">
          {t("interview.offerNote")}
        </Text>
        {times.map((time, index) => (
          <Input
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            key={index}
            type="datetime-local"
            label={t("interview.time", { number: index + 1 })}
            value={time}
            onChange={(event) => form.setFieldValue(`times.${index}`, event.currentTarget.value)}
          />
        ))}
        {times.length < most && (
          <Button variant="subtle" style={{ alignSelf: "flex-start" }} onClick={() => form.insertListItem("times", "")}>
            <Icon name="plus" />
            {t("interview.more")}
          </Button>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label={t("interview.length")}
            {...form.getInputProps("minutes")}
            choices={lengths.map((value) => ({ value, label: t("interview.minutes", { count: Number(value) }) }))}
          />
          <Select
            label={t("interview.way")}
            {...form.getInputProps("way")}
            choices={interviewWayValues.map((value) => ({ value, label: t(`interviewWay.${value}`) }))}
          />
        </SimpleGrid>
        <Input {...form.getInputProps("place")} label={t("interview.place")} maxLength={300} />
        <Button
          type="submit"
          size="md"
          loading={isSubmitting}
          disabled={times.every((time) => time === "") || place.trim() === ""}
          style={{ alignSelf: "flex-start" }}
        >
          <Icon name="send" />
          {t("interview.offer")}
        </Button>
      </Stack>
    </BareForm>
  );
}
