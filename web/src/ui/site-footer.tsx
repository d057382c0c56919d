import { Box, Container, Group, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";

/** The links at the end of every public page. */
export function SiteFooter({ links }: { links: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation("common");
  return (
    <Box component="footer" bg="#f1f1f4" py="lg" mt="xl">
      <Container size="lg">
        <Text size="sm">{t("footer.free")}</Text>
        <Group gap="lg" my="xs">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} style={{ color: "#1a1a1c", minHeight: "2rem", display: "inline-flex", alignItems: "center" }}>
              {label}
            </Link>
          ))}
        </Group>
        <Text size="sm" c="#414143">
          {t("footer.copyright")}
        </Text>
      </Container>
    </Box>
  );
}
