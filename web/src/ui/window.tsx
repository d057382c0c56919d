import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";

interface WindowProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Something of its own before the page, which goes on behind it. */
export function Window({ title, isOpen, onClose, children }: WindowProps) {
  const { t } = useTranslation("common");
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} size="lg" closeButtonProps={{ "aria-label": t("close") }}>
      {children}
    </Modal>
  );
}
