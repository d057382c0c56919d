import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { Group, Stack } from "./layout.tsx";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  action: { label: string; isLoading: boolean; isDisabled?: boolean; isFirst?: boolean; run(): void };
  children: ReactNode;
}

/** Asks once more before something that others will notice. With `isFirst` the focus goes to the act, so that Enter confirms it. */
export function Dialog({ title, isOpen, onClose, action, children }: DialogProps) {
  const { t } = useTranslation("common");
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered closeButtonProps={{ "aria-label": t("close") }}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            loading={action.isLoading}
            disabled={action.isDisabled ?? false}
            data-autofocus={action.isFirst || undefined}
            onClick={action.run}
          >
            {action.label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
