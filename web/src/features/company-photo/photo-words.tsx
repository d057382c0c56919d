import { useId } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/forms/control.tsx";
import { FieldLabel } from "#ui/forms/fields.tsx";
import { BareForm, type FieldProblem, FormProblem, useDomainForm } from "#ui/forms/form.tsx";
import { Stack } from "#ui/layout.tsx";

interface PhotoWordsProps {
  alt: string;
  submit: string;
  /** True where the words are saved already, and only others are worth it. */
  isSaved?: boolean;
  onSave(alt: string): Promise<readonly FieldProblem[]>;
}

/** What a photo shows, in words; it is never saved without. */
export function PhotoWords({ alt, submit, isSaved = false, onSave }: PhotoWordsProps) {
  const { t } = useTranslation("companyPhotos");
  const id = useId();
  const words = useDomainForm({
    initialValues: { alt },
    validate: { alt: (text) => (text.trim() === "" ? t("wordsMissing") : null) },
    onSubmit: (values) => onSave(values.alt.trim()),
  });
  const { error, ...input } = words.form.getInputProps("alt");
  return (
    <BareForm of={words} label={t("words")}>
      <Stack gap="xs">
        <FormProblem of={words} />
        <Input
          {...input}
          id={id}
          label={<FieldLabel label={t("words")} required />}
          support={t("wordsSupport")}
          error={error && `＊${error}`}
          maxLength={120}
          aria-required
        />
        <div>
          <Button type="submit" loading={words.isSubmitting} disabled={isSaved && words.form.getValues().alt.trim() === alt}>
            {submit}
          </Button>
        </div>
      </Stack>
    </BareForm>
  );
}
