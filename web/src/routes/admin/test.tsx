import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Attempts, type AttemptsReference, loadAttempts } from "./+test/attempts.tsx";
import { ImportPanel } from "./+test/import-panel.tsx";
import { ItemDetail, type ItemReference, loadItem } from "./+test/item-detail.tsx";
import { Items, type ItemsReference, loadItems } from "./+test/items.tsx";

type Loaded =
  | { view: "items"; items: ItemsReference }
  | { view: "item"; item: ItemReference }
  | { view: "attempts"; attempts: AttemptsReference }
  | { view: "import" };

/** One address holds the bank, one item of it, the sittings and the import: `view` and `id` say which. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { searchParams } = new URL(request.url);
  const [view, id] = [searchParams.get("view"), searchParams.get("id")];
  if (id) return { view: "item", item: await loadItem(id) };
  if (view === "attempts") return { view, attempts: await loadAttempts(request) };
  if (view === "import") return { view };
  return { view: "items", items: await loadItems(request) };
}

const views = ["items", "attempts", "import"] as const;

/** The exam behind the scenes. */
export function Component() {
  const { t } = useTranslation("adminExam");
  const loaded: Loaded = useLoaderData<typeof loader>();
  useTitle(t("title"));
  const open = loaded.view === "item" ? "items" : loaded.view;
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} />
      <Group component="nav" gap="sm" aria-label={t("views")}>
        {views.map((view) => (
          <LinkButton
            key={view}
            to={view === "items" ? adminPaths.exam : `${adminPaths.exam}?view=${view}`}
            variant={view === open ? "filled" : "outline"}
          >
            {t(`view.${view}`)}
          </LinkButton>
        ))}
      </Group>
      {loaded.view === "items" && <Items reference={loaded.items} />}
      {loaded.view === "item" && <ItemDetail reference={loaded.item} />}
      {loaded.view === "attempts" && <Attempts reference={loaded.attempts} />}
      {loaded.view === "import" && <ImportPanel />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
