import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { BirthDateField } from "#ui/forms/birth-date-field.tsx";
import { CheckboxField, CheckboxGroupField, PasswordField, SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { RowCheck } from "#ui/forms/row-check.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { YesNoField } from "#ui/forms/yes-no-field.tsx";
import { Card, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Part, Piece } from "./part.tsx";

const initialValues = {
  name: "",
  email: "mai@example.jp",
  password: "",
  text: "",
  choice: "",
  days: ["works"],
  agreed: false,
  yes: "",
  birth: "1998-04-",
};

/** Every field: the card shows them as they come or, with `hasProblems`, each with what is wrong. */
function Fields({ hasProblems }: { hasProblems: boolean }) {
  const { t } = useTranslation("common");
  const problem = t("validation.required");
  const of = useDomainForm({
    initialValues,
    ...(hasProblems && { initialErrors: Object.fromEntries(Object.keys(initialValues).map((name) => [name, problem])) }),
    onSubmit: async () => undefined,
  });
  const choices = (["works", "liked", "entries"] as const).map((value) => ({ value, label: t(`nav.${value}`) }));
  const { form } = of;
  return (
    <Card padding="lg">
      <Form of={of} labels={{ name: t("nav.profile") }}>
        <TextField form={form} name="name" label={t("nav.profile")} required support={t("tagline")} />
        <TextField form={form} name="email" type="email" label={t("siteNav.contact")} />
        <PasswordField form={form} name="password" label={t("signIn")} autoComplete="current-password" required />
        <TextAreaField form={form} name="text" label={t("nav.messages")} limit={400} rows={3} />
        <SelectField form={form} name="choice" label={t("search")} choices={choices} empty={t("form.choose")} />
        <CheckboxGroupField form={form} name="days" label={t("menu")} choices={choices} />
        <YesNoField form={form} name="yes" label={t("register")} required />
        <BirthDateField form={form} name="birth" label={t("form.year")} required />
        <CheckboxField form={form} name="agreed" label={t("siteNav.terms")} />
      </Form>
    </Card>
  );
}

/** What is filled in, empty, filled and with problems. */
export function FieldParts() {
  const { t } = useTranslation("common");
  const [isOn, setOn] = useState(true);
  return (
    <Part title="Fields">
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Fields hasProblems={false} />
        <Fields hasProblems />
      </SimpleGrid>
      <Piece name="Switch, RowCheck">
        <Stack gap="sm">
          <Switch label={t("furigana.name")} isOn={isOn} onToggle={setOn} />
          <Switch label={t("furigana.name")} isOn={!isOn} onToggle={(on) => setOn(!on)} />
        </Stack>
        <RowCheck label={t("nav.works")} isOn={isOn} onToggle={setOn} />
        <RowCheck label={t("nav.liked")} isOn={false} isPartly onToggle={setOn} />
      </Piece>
    </Part>
  );
}
