import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Checkbox } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";
import classes from "./admin-table.module.css";
import { useKeysChoice } from "./use-keys-choice.ts";

const rows = [
  { id: "palette", keys: ["Ctrl", "K"] },
  { id: "move", keys: ["j", "k"] },
  { id: "open", keys: ["Enter"] },
  { id: "mark", keys: ["x"] },
  { id: "filter", keys: ["/"] },
  { id: "pages", keys: ["n", "p"] },
  { id: "clear", keys: ["Esc"] },
  { id: "help", keys: ["?"] },
] as const;

interface KeysDialogProps {
  isOpen: boolean;
  onClose(): void;
  hasActions: boolean;
  /** False where no palette answers Ctrl+K. */
  hasPalette: boolean;
}

/** The list of the table's keys, with the switch that turns the letters off. */
export function KeysDialog({ isOpen, onClose, hasActions, hasPalette }: KeysDialogProps) {
  const { t } = useTranslation("adminTable");
  const { areKeysOn, switchKeys } = useKeysChoice();
  const shown = rows.filter(({ id }) => {
    if (id === "palette") return hasPalette;
    return hasActions || (id !== "mark" && id !== "clear");
  });
  return (
    <Window isOpen={isOpen} onClose={onClose} title={t("keys.title")}>
      <Stack gap="md">
        <dl className={classes["keys"]}>
          {shown.map(({ id, keys }) => (
            <div key={id}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`keys.${id}`)}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={t("keys.single")} checked={areKeysOn} onChange={(event) => switchKeys(event.currentTarget.checked)} />
        <Text size="sm" tone="dimmed">
          {t(hasPalette ? "keys.singleWhy" : "keys.singleWhyHere")}
        </Text>
      </Stack>
    </Window>
  );
}
