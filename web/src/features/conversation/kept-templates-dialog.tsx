import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";
import { deleteCompanyTemplate } from "./conversation.mutations.ts";
import { type KeptTemplate } from "./template-commands.ts";

interface KeptTemplatesDialogProps {
  templates: readonly KeptTemplate[];
  onClose(): void;
  onChanged(): void;
}

/** The texts that the company keeps, each with its end. */
export function KeptTemplatesDialog({ templates, onClose, onChanged }: KeptTemplatesDialogProps) {
  const { t } = useTranslation("conversation");
  const { send, isSending } = useSend();
  const forget = async ({ id, name }: KeptTemplate) => {
    const { errors } = await send(deleteCompanyTemplate, { id });
    const isDone = showOutcome(errors, t("template.deleted", { name }));
    onChanged();
    if (isDone && templates.length === 1) onClose();
  };
  return (
    <Window isOpen onClose={onClose} title={t("template.manage")}>
      <Stack component="ul" gap="md">
        {templates.map((template) => (
          <Group component="li" key={template.id} justify="space-between" align="flex-start" wrap="nowrap">
            <Stack gap={2} style={{ minWidth: 0 }}>
              <Text strong style={{ overflowWrap: "anywhere" }}>
                {template.name}
              </Text>
              <Text size="sm" tone="dimmed" maxLines={2}>
                {template.body}
              </Text>
            </Stack>
            <Button
              variant="subtle"
              color="red"
              size="sm"
              disabled={isSending}
              aria-label={t("template.delete", { name: template.name })}
              onClick={() => void forget(template)}
            >
              {t("template.remove")}
            </Button>
          </Group>
        ))}
      </Stack>
    </Window>
  );
}
