import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Columns } from "#ui/columns.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { FigureCards } from "#ui/lists/figure-cards.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { Section } from "#ui/lists/section.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Timeline, TimelineItem } from "#ui/lists/timeline.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { Part, Piece } from "./part.tsx";

function Tables() {
  const { t } = useTranslation("common");
  const columns = [
    { id: "work", label: t("nav.works") },
    { id: "state", label: t("nav.entries") },
    { id: "count", label: t("nav.unread", { count: 1 }), isNumber: true },
  ];
  return (
    <Piece name="Table" isColumn>
      <Table columns={columns} caption={t("nav.works")}>
        {(["good", "wait", "bad"] as const).map((tone, count) => (
          <tr key={tone}>
            <td data-label={t("nav.works")}>
              <TextLink to="/dev/ui">{t("nav.companyNewWork")}</TextLink>
            </td>
            <td data-label={t("nav.entries")}>
              <StatusChip tone={tone}>{t("nav.liked")}</StatusChip>
            </td>
            <td data-label={t("nav.messages")} data-number>
              {count}
            </td>
          </tr>
        ))}
      </Table>
    </Piece>
  );
}

/** Lists, tables, cards and sections. */
export function ListParts() {
  const { t } = useTranslation("common");
  return (
    <Part title="Lists">
      <Piece name="FigureCards" isColumn>
        <FigureCards
          figures={[
            { id: "entries", label: t("nav.entries"), value: "12", icon: "users", to: "/dev/ui", isWaiting: true },
            { id: "messages", label: t("nav.messages"), value: "3", icon: "message-circle", note: t("tagline") },
            { id: "works", label: t("nav.works"), value: "0", icon: "briefcase" },
          ]}
        />
      </Piece>
      <Columns shares={[2, 1]} gap="lg">
        <Piece name="Rows, Row" isColumn>
          <Rows>
            <Row icon="calendar" title={<TextLink to="/dev/ui">{t("nav.entries")}</TextLink>} note={t("tagline")}>
              <StatusChip tone="going">{t("nav.liked")}</StatusChip>
            </Row>
            <Row icon="id" isUrgent title={t("nav.profile")} note={t("notFound.text")}>
              <Button size="xs" variant="soft">
                {t("edit")}
              </Button>
            </Row>
            <Row title={t("nav.messages")} />
          </Rows>
        </Piece>
        <Piece name="Timeline" isColumn>
          <Timeline label={t("nav.entries")}>
            <TimelineItem title={t("nav.entries")}>
              <Text size="sm" tone="dimmed">
                2026-11-24
              </Text>
            </TimelineItem>
            <TimelineItem title={t("nav.messages")} />
          </Timeline>
        </Piece>
      </Columns>
      <Tables />
      <Piece name="DescriptionList" isColumn>
        <Card padding="lg">
          <DescriptionList
            items={[
              { term: t("nav.profile"), value: "グエン マイ" },
              { term: t("siteNav.contact"), value: "mai@example.jp" },
            ]}
          />
        </Card>
      </Piece>
      <Piece name="Panel, Section" isColumn>
        <Panel title={t("nav.messages")} all={{ to: "/dev/ui", label: t("more") }}>
          <Text>{t("tagline")}</Text>
        </Panel>
        <Section title={t("nav.works")} lead={t("tagline")} all={{ to: "/dev/ui", label: t("more") }}>
          <Card>{t("footer.free")}</Card>
        </Section>
      </Piece>
    </Part>
  );
}
