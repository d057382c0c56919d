import type { FormStep } from "#features/company-work/form-steps.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Group } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import type { ProfileItems } from "./use-profile-items.ts";

/** Whether a section has items of the profile that nobody has confirmed. */
export function isUnconfirmed({ fields, name }: FormStep, { paths, confirmed }: ProfileItems): boolean {
  return !confirmed.includes(name) && fields.some(({ path }) => paths.includes(path));
}

interface ProfileFactsProps {
  section: FormStep;
  /** What a field says, as people read it. */
  told(path: string): string;
  items: ProfileItems;
}

/** What the company's profile filled into a section, to be confirmed once: it is published as it stands. */
export function ProfileFacts({ section, told, items }: ProfileFactsProps) {
  const { t } = useTranslation("company");
  const filled = section.fields.filter(({ path }) => items.paths.includes(path));
  if (filled.length === 0) return null;
  if (!isUnconfirmed(section, items)) {
    return (
      <Text size="sm" tone="dimmed" role="status">
        {t("form.confirmed", { count: filled.length })}
      </Text>
    );
  }
  return (
    <Notice tone="info" title={t("form.fromProfile", { count: filled.length })}>
      <DescriptionList items={filled.map(({ path }) => ({ term: t.code("field", path.replaceAll(".", "_")), value: told(path) }))} />
      <Group>
        <Button variant="soft" onClick={() => items.confirm(section.name)}>
          {t("form.confirm")}
        </Button>
      </Group>
    </Notice>
  );
}
