import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { profilePartValues } from "#graphql/values/profile-part.ts";
import { profileStepPath, userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { type FieldProblem, Form, useDomainForm } from "#ui/forms/form.tsx";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { withKept } from "./kept-profile.ts";
import { ProfileFiles } from "./profile-files.tsx";
import type { ProfileFacts, ProfileWeights } from "./profile-query.ts";
import classes from "./profile-stepper.module.css";
import { gainOf, isBegun, type ProfileStep, profileSteps, stepContents, stepOfField } from "./profile-steps.ts";
import { type ProfileValues, valuesOf } from "./profile-values.ts";
import { StepFields } from "./step-fields.tsx";
import { StepGain } from "./step-gain.tsx";
import { StepList } from "./step-list.tsx";
import { useProfileSaving } from "./use-profile-saving.ts";

interface ProfileStepperProps {
  me: ProfileFacts;
  weights: ProfileWeights;
  step: ProfileStep;
}

/** The field in which the reader is typing now: what is wrong with it is not said before they are done. */
const fieldInHand = (): string => document.activeElement?.id.replace(/^field-/, "").split("-")[0] ?? "";

const isIn = (step: ProfileStep, { path: [field] }: FieldProblem) =>
  field !== undefined && stepContents[step].fields.some((name) => name === field);

/** The profile, a few questions at a time. Every answer is saved by itself; what a step adds is said beside it. */
export function ProfileStepper({ me, weights, step }: ProfileStepperProps) {
  const { t } = useTranslation("profile");
  const navigate = useNavigate();
  const { state, saveNow, saveSoon, isUnsaved } = useProfileSaving(me);
  const [refused, setRefused] = useState<readonly ProfileStep[]>([]);
  const index = profileSteps.indexOf(step);
  const next = profileSteps[index + 1];
  const previous = profileSteps[index - 1];

  const domainForm = useDomainForm<ProfileValues>({
    initialValues: withKept(me.id, valuesOf(me.profile)),
    onValuesChange: (values) => saveSoon(values, (problems) => tell(problems, fieldInHand())),
    onSubmit: async (values) => {
      const problems = await saveNow(values).catch((error: unknown): readonly FieldProblem[] => {
        // Without a way to the server the words are kept and tried again: only the end has to wait for it.
        if (!next) throw error;
        return [];
      });
      const own = problems.filter((problem) => isIn(step, problem) || stepOfField(problem.path[0] ?? "") === undefined);
      tell(problems, "");
      if (own.length > 0) return own;
      await navigate(next ? profileStepPath(next) : userPaths.memberComplete);
      return undefined;
    },
  });
  const { form } = domainForm;

  function tell(problems: readonly FieldProblem[], inHand: string): void {
    setRefused(profileSteps.filter((one) => problems.some((problem) => isIn(one, problem))));
    const shown = problems.filter(({ path }) => path[0] !== inHand);
    form.setErrors(Object.fromEntries(shown.map(({ path, message }) => [path.join("."), message])));
  }

  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(
    function focusTheNextStep() {
      if (shown.current !== step) heading.current?.focus({ preventScroll: true });
      shown.current = step;
    },
    [step],
  );
  const opening = useRef({ values: form.values, saveSoon });
  useEffect(function saveWhatWasKept() {
    // What is typed later saves itself.
    opening.current.saveSoon(opening.current.values, () => undefined);
  }, []);

  const progress = { values: form.values, missingParts: me.profile.missingParts, partCount: profilePartValues.length, weights };
  const stateOf = (one: ProfileStep) => {
    if (refused.includes(one)) return "refused" as const;
    return isBegun(one, form.values) || (one === "files" && me.resumes.length > 0) ? ("begun" as const) : ("empty" as const);
  };
  const steps = profileSteps.map((one) => ({ step: one, state: stateOf(one), gain: gainOf(one, progress) }));
  const errors = Object.fromEntries(
    Object.entries(form.errors).filter(([path]) => stepContents[step].fields.some((name) => name === path.split(".")[0])),
  );
  const labels = Object.fromEntries(stepContents[step].fields.map((name) => [name, t(name)]));
  return (
    <div className={classes["stepper"]}>
      <StepList steps={steps} current={step} completeness={me.profile.completeness} />
      <Card padding="lg" component="section" className={classes["step"] ?? ""}>
        <Stack gap="lg">
          <Stack gap={4}>
            <Text size="sm" tone="dimmed">
              {t("steps.count", { current: index + 1, total: profileSteps.length })}
            </Text>
            <div ref={heading} tabIndex={-1}>
              <Title order={2} size={3}>
                {t(`steps.title.${step}`)}
              </Title>
            </div>
            <StepGain gain={gainOf(step, progress)} />
          </Stack>
          <Form of={{ ...domainForm, form: { ...form, errors } }} labels={labels}>
            <div
              className={classes["fields"]}
              onBlur={() =>
                void saveNow(form.getValues()).then(
                  (found) => tell(found, fieldInHand()),
                  () => undefined,
                )
              }
            >
              {step === "files" ? (
                <ProfileFiles me={me} values={form.values} onTake={(taken) => form.setValues(taken)} />
              ) : (
                <StepFields step={step} form={form} me={me} />
              )}
            </div>
            <Group justify="space-between" className={classes["acts"] ?? ""}>
              {previous ? (
                <LinkButton to={profileStepPath(previous)} size="md" variant="outline">
                  {t("steps.previous")}
                </LinkButton>
              ) : (
                <span />
              )}
              <Button type="submit" size="md" loading={domainForm.isSubmitting}>
                {t(next ? "steps.next" : "steps.finish")}
              </Button>
            </Group>
          </Form>
          <Text size="sm" tone={state === "failed" || state === "refused" ? "error" : "dimmed"} role="status">
            {t(`steps.save.${state}`)}
          </Text>
        </Stack>
      </Card>
      <UnsavedGuard
        isUnsaved={isUnsaved}
        save={async () => {
          try {
            return (await saveNow(form.getValues())).length === 0;
          } catch {
            return false;
          }
        }}
      />
    </div>
  );
}
