import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/forms/control.tsx";
import { BareForm, useDomainForm } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Popover } from "#ui/popover.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./admin-table.module.css";
import { withSearch } from "./table-search.ts";
import type { SavedView, TableChoices } from "./table-store.ts";

interface SavedViewsProps {
  choices: TableChoices;
  onChoose(change: Partial<TableChoices>): void;
}

/** Searches with their columns under a name, one click away; they are the admin's own, in this browser. */
export function SavedViews({ choices, onChoose }: SavedViewsProps) {
  const { t } = useTranslation("adminTable");
  const [search] = useSearchParams();
  const { views, columns } = choices;
  const here = withSearch(search, {}).toString();
  const domainForm = useDomainForm({
    initialValues: { name: "" },
    onSubmit: async (typed) => {
      const name = typed.name.trim();
      if (name === "") return;
      onChoose({ views: [...views.filter((view) => view.name !== name), { name, search: here, columns }] });
      domainForm.form.reset();
    },
  });
  return (
    <Popover label={t("views")} target={<Button variant="outline">{t("views")}</Button>} width={300}>
      <Stack gap="sm">
        {views.length === 0 && <Text size="sm">{t("noViews")}</Text>}
        <Stack component="ul" gap="xs" className={classes["views"]}>
          {views.map((view) => (
            <View
              key={view.name}
              view={view}
              isHere={view.search === here}
              onOpen={() => onChoose({ columns: view.columns })}
              onRemove={() => onChoose({ views: views.filter((one) => one !== view) })}
            />
          ))}
        </Stack>
        <BareForm of={domainForm}>
          <Stack gap="xs">
            <Input {...domainForm.form.getInputProps("name")} label={t("viewName")} maxLength={40} autoComplete="off" />
            <Button type="submit">{t("saveView")}</Button>
          </Stack>
        </BareForm>
      </Stack>
    </Popover>
  );
}

function View({ view, isHere, onOpen, onRemove }: { view: SavedView; isHere: boolean; onOpen(): void; onRemove(): void }) {
  const { t } = useTranslation("adminTable");
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Link to={{ search: view.search }} onClick={onOpen} aria-current={isHere ? "true" : undefined}>
          {view.name}
        </Link>
        <Button variant="subtle" onClick={onRemove} aria-label={t("removeView", { name: view.name })}>
          {t("remove")}
        </Button>
      </Group>
    </li>
  );
}
