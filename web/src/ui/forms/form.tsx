import { type UseFormInput, type UseFormReturnType, useForm } from "@mantine/form";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { isPassing } from "#platform/busy.ts";
import { tellTakenOver } from "#platform/drawn/taken-over.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "../layout.tsx";
import { Notice } from "../notice.tsx";
import classes from "./form.module.css";

/** A problem the server has with a field; `path` starts at the input object. */
export interface FieldProblem {
  path: readonly string[];
  message: string;
  code: string;
}

type Values = Record<string, unknown>;

/** A form as its fields know it: values, problems, and what steers a control. */
export type FormOf<V extends Values> = UseFormReturnType<V>;

/** A form whose problems come from its own checks and from the server, shown in one place each. */
export interface DomainForm<V extends Values> {
  form: UseFormReturnType<V>;
  isSubmitting: boolean;
  /** Whether something typed has not been sent: for UnsavedGuard. */
  isUnsaved(): boolean;
  /** Problems that belong to no field of this form. */
  general: readonly string[];
  submit(event: FormEvent<HTMLFormElement>): void;
}

interface DomainFormOptions<V extends Values> extends UseFormInput<V> {
  /** Sends the values; returns the server's problems, or nothing when all went well. */
  onSubmit(values: V): Promise<readonly FieldProblem[] | undefined>;
}

function focusFirstError(element: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field =
      element.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ??
      element.querySelector<HTMLElement>("[data-error-summary]");
    field?.focus();
  });
}

/** One way to make a form: checks first, then the server; typed text is never lost. */
export function useDomainForm<V extends Values>({ onSubmit, ...options }: DomainFormOptions<V>): DomainForm<V> {
  const form = useForm<V>({ ...options, validateInputOnBlur: false });
  const [isSubmitting, setSubmitting] = useState(false);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const sending = useRef(false);
  const { t } = useTranslation("common");

  const show = (problems: readonly FieldProblem[]) => {
    const known = problems.filter(({ path }) => path.length > 0 && form.getInputNode(path.join(".")));
    form.setErrors(Object.fromEntries(known.map(({ path, message }) => [path.join("."), message])));
    setGeneral(problems.filter((problem) => !known.includes(problem)).map(({ message }) => message));
  };

  const send = async (element: HTMLFormElement) => {
    sending.current = true;
    setSubmitting(true);
    try {
      const problems = (await onSubmit(form.getValues())) ?? [];
      show(problems);
      if (problems.length > 0) focusFirstError(element);
      else form.resetDirty();
    } catch (error) {
      // Whatever became of it, what was typed is still there to be sent again.
      setGeneral([t(isPassing(error) ? "error.busy" : "error.network")]);
      focusFirstError(element);
    } finally {
      sending.current = false;
      setSubmitting(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const element = event.currentTarget;
    setGeneral([]);
    if (form.validate().hasErrors) focusFirstError(element);
    else void send(element);
  };

  return { form, isSubmitting, isUnsaved: () => !sending.current && form.isDirty(), general, submit };
}

interface BareFormProps<V extends Values> {
  of: DomainForm<V>;
  /** The form's name for assistive technology. */
  label?: string;
  children: ReactNode;
}

/** React hands the element over when it hears the form: the first time it comes from the server, what was done before is done then. */
function tellWhenThere(form: HTMLFormElement | null): void {
  if (form) tellTakenOver(form);
}

/** The form element alone, for a form of a few fields. What went wrong it shows itself: by FormProblem, or in a place of its own. */
export function BareForm<V extends Values>({ of, label, children }: BareFormProps<V>) {
  return (
    // By its method nothing of it can come to stand in an address, whatever becomes of the scripts.
    <form method="post" noValidate aria-label={label} onSubmit={of.submit} ref={tellWhenThere}>
      {children}
    </form>
  );
}

/** What went wrong with a bare form as a whole, where the form puts it: without it a press that fails would say nothing. */
export function FormProblem<V extends Values>({ of }: { of: DomainForm<V> }) {
  const [problem] = of.general;
  return problem === undefined ? null : <Notice tone="error" title={problem} />;
}

interface FormProps<V extends Values> {
  of: DomainForm<V>;
  /** The visible label of each field by its path, for the summary of problems. */
  labels?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The form element with the summary of its problems at the top. */
export function Form<V extends Values>({ of, labels = {}, children }: FormProps<V>) {
  return (
    <BareForm of={of}>
      <Stack gap="lg" className={classes["fields"] ?? ""}>
        <ErrorSummary errors={of.form.errors} general={of.general} labels={labels} idOf={(path) => of.form.getInputNode(path)?.id} />
        {children}
      </Stack>
    </BareForm>
  );
}

interface ErrorSummaryProps {
  errors: Readonly<Record<string, ReactNode>>;
  general: readonly string[];
  labels: Readonly<Record<string, string>>;
  idOf(path: string): string | undefined;
}

function ErrorSummary({ errors, general, labels, idOf }: ErrorSummaryProps) {
  const { t } = useTranslation("common");
  const fields = Object.entries(errors).filter(([, message]) => Boolean(message));
  if (fields.length + general.length === 0) return null;
  return (
    <Notice tone="error" title={t("form.errorTitle")} tabIndex={-1} data-error-summary>
      <ul className={classes["problems"]}>
        {general.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {fields.map(([path, message]) => (
          <li key={path}>
            <a href={`#${idOf(path) ?? ""}`}>
              {labels[path] && typeof message === "string" ? t("labelled", { label: labels[path], text: message }) : message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
