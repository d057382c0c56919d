import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";

interface WindowProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  size?: "md" | "lg";
  /** True for one that may be opened from another. */
  isOnTop?: boolean;
  children: ReactNode;
}

/** Something of its own before the page, which goes on behind it. */
export function Window({ title, isOpen, onClose, size = "md", isOnTop = false, children }: WindowProps) {
  const { t } = useTranslation("common");
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ "aria-label": t("close") }}
      {...(isOnTop && { zIndex: 400 })}
    >
      {children}
    </Modal>
  );
}
