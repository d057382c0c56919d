import { Box, Container } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";

interface SiteFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  background?: string;
}

/** Header, main and footer of the public and the seeker area. */
export function SiteFrame({ header, footer, children, background }: SiteFrameProps) {
  const { t } = useTranslation("common");
  return (
    <Box bg={background} mih="100vh" display="flex" style={{ flexDirection: "column" }}>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      {header}
      <Container component="main" id="main" tabIndex={-1} size="lg" w="100%" py="xl" flex={1} style={{ outline: "none" }}>
        {children}
      </Container>
      {footer}
    </Box>
  );
}
