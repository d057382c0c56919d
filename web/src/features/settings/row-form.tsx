import type { ReactNode } from "react";
import { useRevalidator } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { type DomainForm, type FieldProblem, Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";

type Values = Record<string, unknown>;
type Check<V extends Values> = (value: string, values: V) => string | null;

interface RowFormOptions<V extends Values> {
  initialValues: V;
  /** Fields that must be filled in. */
  required: readonly (keyof V & string)[];
  validate?: Readonly<Record<string, Check<V>>>;
  /** Sends the row; returns the server's problems. */
  send(values: V): Promise<readonly FieldProblem[] | undefined>;
}

/** The form of a row to come: once it is added the lists are read again. */
export function useRowForm<V extends Values>({ initialValues, required, validate, send }: RowFormOptions<V>): DomainForm<V> {
  const { t } = useTranslation("operatorSettings");
  const { revalidate } = useRevalidator();
  const filled = (value: unknown) => (String(value).trim() === "" ? t("required") : null);
  return useDomainForm<V>({
    initialValues,
    validate: (values) => {
      const own = Object.entries(validate ?? {}).map(([name, check]) => [name, check(String(values[name]), values)]);
      return { ...Object.fromEntries(required.map((name) => [name, filled(values[name])])), ...Object.fromEntries(own) };
    },
    onSubmit: async (values) => {
      const problems = (await send(values)) ?? [];
      if (problems.length === 0) {
        adminToast.success(t("added"));
        await revalidate();
      }
      return problems;
    },
  });
}

interface CardProps<V extends Values> {
  of: DomainForm<V>;
  title: string;
  lead?: string;
  labels?: Readonly<Record<string, string>>;
  /** The choice to make before the form is filled in. */
  choice?: ReactNode;
  children: ReactNode;
}

/** The card in which the next row is written. */
export function RowFormCard<V extends Values>({ of, title, lead, labels, choice, children }: CardProps<V>) {
  const { t } = useTranslation("operatorSettings");
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {title}
        </Title>
        {lead && <Text size="sm">{lead}</Text>}
        {choice}
        <Form of={of} labels={labels}>
          {children}
          <Group>
            <Button type="submit" loading={of.isSubmitting}>
              {t("add")}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}

export interface LawDays extends Values {
  validFrom: string;
  validTo: string;
  source: string;
  sourceDate: string;
}
export const lawDays = ["validFrom", "source", "sourceDate"] as const;

/** The fields for the days a rule of the law is in force, and for its source. */
export function LawDaysFields<V extends LawDays>({ of: { form }, sourceWhy }: { of: DomainForm<V>; sourceWhy: string }) {
  const { t } = useTranslation("operatorSettings");
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextField form={form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} required />
      <TextField form={form} name="validTo" type="date" label={t("law.validTo")} support={t("law.validToWhy")} />
      <TextField form={form} name="source" label={t("law.source")} support={sourceWhy} maxLength={400} required />
      <TextField form={form} name="sourceDate" type="date" label={t("law.sourceDate")} support={t("law.sourceDateWhy")} required />
    </SimpleGrid>
  );
}
