import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Bubbles } from "#ui/spinner.tsx";
import { EmptyState, ErrorPanel, ListSkeleton, MoreButton } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { Part, Piece } from "./part.tsx";

const nothing = () => undefined;

/** What stands where something is empty, on its way, broken or worth knowing. */
export function StateParts() {
  const { t } = useTranslation("common");
  return (
    <Part title="States">
      <Piece name="Notice" isColumn>
        {(["plain", "info", "good", "warning", "error"] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={t("sessionLost.title")}>
            <Text>{t("sessionLost.text")}</Text>
          </Notice>
        ))}
      </Piece>
      <Piece name="EmptyState, ErrorPanel" isColumn>
        <EmptyState title={t("notFound.title")}>
          <Text>{t("notFound.text")}</Text>
          <Button>{t("notFound.toWorks")}</Button>
        </EmptyState>
        <ErrorPanel message={t("error.network")} onRetry={nothing} />
      </Piece>
      <Piece name="ListSkeleton, MoreButton" isColumn>
        <ListSkeleton rows={2} />
        <MoreButton hasMore isLoading={false} onMore={nothing} />
        <MoreButton hasMore isLoading onMore={nothing} />
      </Piece>
      <Piece name="Bubbles">
        <div style={{ width: 400, height: 160 }}>
          <Bubbles />
        </div>
      </Piece>
    </Part>
  );
}
