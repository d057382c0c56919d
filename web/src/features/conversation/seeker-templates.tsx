import { NativeSelect } from "@mantine/core";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { TemplateTools } from "./message-form.tsx";

const names = ["date", "thanks", "question", "late"] as const;

/** Texts to start from, for those who write Japanese as a second language. */
export function SeekerTemplates({ onChoose }: TemplateTools) {
  const { t } = useTranslation("conversation");
  return (
    <NativeSelect
      label={t("template.choose")}
      size="md"
      maw={360}
      value=""
      data={[{ value: "", label: t("template.none") }, ...names.map((value) => ({ value, label: t(`template.${value}.name`) }))]}
      onChange={(event) => {
        const name = names.find((one) => one === event.currentTarget.value);
        if (name) onChoose(t(`template.${name}.text`));
      }}
    />
  );
}
