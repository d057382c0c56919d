import type { FormStep } from "#features/company-work/form-steps.ts";
import type { PostingCheck } from "#features/company-work/posting-check.ts";
import { WorkField } from "#features/company-work/work-field.tsx";
import { contentOf, valueAt, type WorkForm } from "#features/company-work/work-values.ts";
import { shownValue } from "#features/work-change/shown-value.ts";
import { applies } from "#features/work-start/applies.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import classes from "./form-section.module.css";
import { ProfileFacts } from "./profile-facts.tsx";
import type { Complaints } from "./use-complaints.ts";
import type { ProfileItems } from "./use-profile-items.ts";
import { headId, type Sections } from "./use-sections.ts";

interface FormSectionProps {
  step: number;
  section: FormStep;
  /** The one that comes after it. */
  next: FormStep | undefined;
  sections: Sections;
  form: WorkForm;
  check: PostingCheck | null;
  complaints: Complaints;
  items: ProfileItems;
  missing: number;
}

/** Facts of a folded section that are told in its head. */
const mostFacts = 3;

/** One of the eight parts of the form: folded it tells what it says and what it lacks, open it has its fields and the way to the next. */
export function FormSection({ step, section, next, sections, form, check, complaints, items, missing }: FormSectionProps) {
  const { t } = useTranslation(["company", "vocabulary", "common"]);
  const isOpen = sections.isOpen(step);
  const content = contentOf(form.values);
  const told = (path: string) => shownValue(t, path, JSON.stringify(valueAt(content, path) ?? null)) ?? "";
  const said = section.fields
    .filter(({ kind, required }) => required && kind !== "yesNo")
    .map(({ path }) => told(path).split("\n")[0] ?? "");
  return (
    <Card padding="lg" component="section">
      <h2 className={classes["head"]}>
        <button type="button" id={headId(step)} aria-expanded={isOpen} onClick={() => sections.toggle(step)}>
          <span className={classes["name"]}>{t(`step.${section.name}`)}</span>
          {missing > 0 && <span className={classes["left"]}>{t("form.left", { count: missing })}</span>}
          {!isOpen && <span className={classes["facts"]}>{joinFacts(said.filter(Boolean).slice(0, mostFacts))}</span>}
          <span className={classes["chevron"]} data-open={isOpen} aria-hidden="true" />
        </button>
      </h2>
      {isOpen && (
        <Stack gap="lg" className={classes["body"] ?? ""}>
          <ProfileFacts section={section} told={told} items={items} />
          {section.fields
            .filter(({ path }) => applies(path, form.values))
            .map((spec) => (
              <WorkField
                key={spec.path}
                form={form}
                spec={spec}
                check={check}
                isQuiet={!complaints.shows(spec.path)}
                onLeave={() => complaints.leave(spec.path)}
              />
            ))}
          {next && (
            <Group justify="flex-end">
              <Button variant="outline" size="md" onClick={() => sections.goOn(step)}>
                {t("form.nextSection", { name: t(`step.${next.name}`) })}
                <Icon name="arrow-right" />
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Card>
  );
}
