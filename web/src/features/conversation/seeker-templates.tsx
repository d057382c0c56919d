import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Select } from "#ui/forms/control.tsx";
import type { TemplateTools } from "./message-form.tsx";

const names = ["date", "thanks", "question", "late"] as const;

/** Texts to start from, for those who write Japanese as a second language. */
export function SeekerTemplates({ onChoose }: TemplateTools) {
  const { t } = useTranslation("conversation");
  return (
    <Select
      label={t("template.choose")}
      width={360}
      value=""
      choices={[{ value: "", label: t("template.none") }, ...names.map((value) => ({ value, label: t(`template.${value}.name`) }))]}
      onChange={(event) => {
        const name = names.find((one) => one === event.currentTarget.value);
        if (name) onChoose(t(`template.${name}.text`));
      }}
    />
  );
}
