import { type ReactNode, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Title } from "#ui/text/text.tsx";
import type { Hire } from "./hire.fragment.ts";

/** The props of each duty in the list. */
export interface DutyProps {
  entryId: string;
  hire: Hire;
  mayWrite: boolean;
}

interface Look {
  title: string;
  isDone: boolean;
  mayWrite: boolean;
  /** Facts that are known already. */
  children: ReactNode;
  /** The form; `onDone` closes it. */
  form(onDone: () => void): ReactNode;
}

/** One duty: whether it is done, the known facts, and the form to record it. */
export function Duty({ title, isDone, mayWrite, children, form }: Look) {
  const { t } = useTranslation("hire");
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack component="li" gap="xs">
      <Group gap="xs">
        <Title order={3}>{title}</Title>
        <StatusChip tone={isDone ? "good" : "wait"}>{t(isDone ? "done" : "open")}</StatusChip>
      </Group>
      {children}
      {isOpen && form(() => setOpen(false))}
      {mayWrite && !isOpen && (
        <Button
          variant="outline"
          style={{ alignSelf: "flex-start" }}
          aria-label={t(isDone ? "changeOf" : "writeOf", { title })}
          onClick={() => setOpen(true)}
        >
          {t(isDone ? "change" : "write")}
        </Button>
      )}
    </Stack>
  );
}

/** The two buttons at the end of each form. */
export function DutyButtons({ isLoading, onCancel }: { isLoading: boolean; onCancel(): void }) {
  const { t } = useTranslation("hire");
  return (
    <Group>
      <Button type="submit" loading={isLoading}>
        {t("common:save")}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {t("common:cancel")}
      </Button>
    </Group>
  );
}
