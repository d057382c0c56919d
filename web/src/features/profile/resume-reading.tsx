import { useState } from "react";
import { formatDate, formatMonth } from "#platform/dates.ts";
import { fromTo, joinList } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxGroup } from "#ui/forms/choices.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { readResume } from "./profile.mutations.ts";
import type { ProfileValues } from "./profile-values.ts";
import { resumeFields, takenFrom } from "./resume-facts.ts";

type Field = (typeof resumeFields)[number];

interface ResumeReadingProps {
  fileId: string;
  values: ProfileValues;
  onTake(taken: Partial<ProfileValues>): void;
}

const isEmpty = (value: ProfileValues[Field]) => value === "" || (Array.isArray(value) && value.length === 0);

/** What a résumé says beyond doubt, shown to be confirmed: what the profile lacks is chosen, what it would change is not. */
export function ResumeReading({ fileId, values, onTake }: ResumeReadingProps) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  const { send, isSending } = useSend();
  const [found, setFound] = useState<Partial<ProfileValues>>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState("");

  const read = async () => {
    setProblem("");
    try {
      const { facts, errors } = await send(readResume, { fileId });
      const taken = facts ? takenFrom(facts, values) : {};
      const names = resumeFields.filter((name) => taken[name] !== undefined);
      setFound(names.length > 0 ? taken : undefined);
      setChosen(names.filter((name) => isEmpty(values[name])));
      setProblem(errors[0]?.message ?? (names.length > 0 ? "" : t(facts ? "resume.nothingNew" : "resume.noText")));
    } catch {
      setProblem(t("common:error.network"));
    }
  };

  const take = () => {
    onTake(Object.fromEntries(Object.entries(found ?? {}).filter(([name]) => chosen.includes(name))));
    setFound(undefined);
    showToast({ type: "success", title: t("resume.taken") });
  };

  const history = (items: ProfileValues["education"]) =>
    joinList(items.map(({ name, from, to }) => `${name} ${fromTo(formatMonth(from), to ? formatMonth(to) : "")}`.trim()));
  const textOf = (said: Partial<ProfileValues>, name: Field): string => {
    if (name === "birthDate") return said.birthDate ? formatDate(said.birthDate) : "";
    if (name === "prefecture") return said.prefecture ? t.code("vocabulary:prefecture", said.prefecture) : "";
    if (name === "certificates") return joinList((said.certificates ?? []).map(({ kind, level }) => `${kind} ${level}`));
    if (name === "education" || name === "workHistory") return history(said[name] ?? []);
    return said[name] ?? "";
  };
  const labelOf = (name: Field) => {
    const now = textOf(values, name);
    const said = t("common:labelled", { label: t(name), text: textOf(found ?? {}, name) });
    return now === "" ? said : `${said} ${t("resume.now", { value: now })}`;
  };

  return (
    <Stack gap="xs" align="flex-start">
      <Button variant="outline" loading={isSending} onClick={() => void read()}>
        {t("resume.read")}
      </Button>
      {problem && (
        <Text size="sm" role="status">
          {problem}
        </Text>
      )}
      {found && (
        <>
          <CheckboxGroup
            label={t("resume.found")}
            choices={resumeFields.filter((name) => found[name] !== undefined).map((name) => ({ value: name, label: labelOf(name) }))}
            value={chosen}
            onChange={setChosen}
          />
          <Group>
            <Button size="md" disabled={chosen.length === 0} onClick={take}>
              {t("resume.take")}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
