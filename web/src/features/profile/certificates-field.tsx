import { useState } from "react";
import { certificateKindValues } from "#graphql/values/certificate-kind.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/forms/choices.tsx";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { UploadButton } from "./upload-button.tsx";

export interface CertificateFile {
  id: string;
  fileName: string;
  url: string;
}

interface CertificatesFieldProps {
  form: FormOf<ProfileValues>;
  files: readonly CertificateFile[];
}

/** Japanese certificates: test, level, points, day, and a file that shows it. */
export function CertificatesField({ form, files }: CertificatesFieldProps) {
  const { t } = useTranslation(["profile", "vocabulary"]);
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  const label = t("certificates");
  const kinds = certificateKindValues.map((value) => ({ value, label: t(`vocabulary:certificateKind.${value}`) }));
  const nameOf = (id: string) => uploaded[id] ?? files.find((file) => file.id === id)?.fileName ?? "";
  return (
    <FieldGroup label={label}>
      <Stack gap="md">
        <Text size="sm">{t("certificatesSupport")}</Text>
        {form.values.certificates.map(({ fileId }, index) => (
          <Card key={form.key(`certificates.${index}`)} padding="md">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <SelectField form={form} name={`certificates.${index}.kind`} label={t("certificateKind")} choices={kinds} required />
              <TextField
                form={form}
                name={`certificates.${index}.level`}
                label={t("certificateLevel")}
                required
                support={t("certificateLevelSupport")}
              />
              <TextField form={form} name={`certificates.${index}.score`} label={t("certificateScore")} inputMode="numeric" />
              <TextField form={form} name={`certificates.${index}.takenOn`} label={t("certificateTakenOn")} type="date" />
            </SimpleGrid>
            <Group justify="space-between" style={{ marginTop: "0.75rem" }}>
              <Group gap="sm">
                <UploadButton
                  purpose="CERTIFICATE"
                  label={t("certificateFile")}
                  onUploaded={({ id, fileName }) => {
                    setUploaded((known) => ({ ...known, [id]: fileName }));
                    form.setFieldValue(`certificates.${index}.fileId`, id);
                  }}
                />
                {fileId && <Text size="sm">{nameOf(fileId)}</Text>}
              </Group>
              <Button variant="subtle" color="red" onClick={() => form.removeListItem("certificates", index)}>
                {t("remove")}
              </Button>
            </Group>
          </Card>
        ))}
        <Group>
          <Button
            variant="outline"
            onClick={() => form.insertListItem("certificates", { kind: "JLPT", level: "", score: "", takenOn: "", fileId: "" })}
          >
            {t("add", { label })}
          </Button>
        </Group>
      </Stack>
    </FieldGroup>
  );
}
