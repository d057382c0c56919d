import { useMutation } from "@apollo/client/react";
import { Button, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { interviewWayValues } from "#graphql/values.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { offerInterviewSlots } from "./offer.fragment.ts";

const lengths = ["30", "45", "60", "90"];
const most = 10;

/** Up to ten times with one place and length; times are Japan's. */
export function OfferForm({ entryId, version }: { entryId: string; version: number }) {
  const { t } = useTranslation("applicants");
  const [times, setTimes] = useState([""]);
  const [details, setDetails] = useState({ minutes: "45", way: "ONSITE", place: "" });
  const [offer, { loading }] = useMutation(offerInterviewSlots);
  const given = times.filter((time) => time !== "");
  const change = (index: number, time: string) => setTimes(times.map((known, place) => (place === index ? time : known)));
  const send = async () => {
    const way = interviewWayValues.find((known) => known === details.way) ?? "ONSITE";
    const common = { minutes: Number(details.minutes), way, place: details.place.trim() };
    const slots = given.map((time) => ({ ...common, startsAt: new Date(`${time}:00+09:00`).toISOString() }));
    const { data } = await offer({ variables: { input: { entryId, version, slots } } });
    const problem = data?.offerInterviewSlots.errors[0];
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: t("interview.offered") });
    if (!problem) setTimes([""]);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("interview.offerNote")}
        </Text>
        {times.map((time, index) => (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            key={index}
            type="datetime-local"
            label={t("interview.time", { number: index + 1 })}
            value={time}
            onChange={(event) => change(index, event.currentTarget.value)}
          />
        ))}
        {times.length < most && (
          <Button variant="subtle" size="compact-md" style={{ alignSelf: "flex-start" }} onClick={() => setTimes([...times, ""])}>
            {t("interview.more")}
          </Button>
        )}
        <Group grow align="flex-end">
          <NativeSelect
            label={t("interview.length")}
            value={details.minutes}
            onChange={(event) => setDetails({ ...details, minutes: event.currentTarget.value })}
            data={lengths.map((value) => ({ value, label: t("interview.minutes", { count: Number(value) }) }))}
          />
          <NativeSelect
            label={t("interview.way")}
            value={details.way}
            onChange={(event) => setDetails({ ...details, way: event.currentTarget.value })}
            data={interviewWayValues.map((value) => ({ value, label: t(`interviewWay.${value}`) }))}
          />
        </Group>
        <TextInput
          label={t("interview.place")}
          value={details.place}
          maxLength={300}
          onChange={(event) => setDetails({ ...details, place: event.currentTarget.value })}
        />
        <Button
          type="submit"
          loading={loading}
          disabled={given.length === 0 || details.place.trim() === ""}
          style={{ alignSelf: "flex-start" }}
        >
          {t("interview.offer")}
        </Button>
      </Stack>
    </form>
  );
}
