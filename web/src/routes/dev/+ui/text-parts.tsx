import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { Icon, iconNames } from "#ui/icon.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Bullets } from "#ui/lists/bullets.tsx";
import { Code } from "#ui/text/code.tsx";
import { OutsideLink } from "#ui/text/outside-link.tsx";
import { NoBreak, Text, Title } from "#ui/text/text.tsx";
import { Part, Piece } from "./part.tsx";

const sizes = ["sm", "md", "lg", "xl"] as const;
const tones = ["normal", "dimmed", "pay", "error", "warning"] as const;

/** Headings, running text, links and icons. */
export function TextParts() {
  const { t } = useTranslation("common");
  return (
    <Part title="Text">
      <Piece name="Logo">
        <Logo />
        <Logo size={56} />
      </Piece>
      <Piece name="Title" isColumn>
        {([1, 2, 3] as const).map((size) => (
          <Title key={size} order={3} size={size}>
            {t("tagline")}
          </Title>
        ))}
      </Piece>
      <Piece name="Text" isColumn>
        {sizes.map((size) => (
          <Text key={size} size={size}>
            {t("footer.free")}
          </Text>
        ))}
        {tones.map((tone) => (
          <Text key={tone} tone={tone} strong={tone === "pay"}>
            {t("footer.free")}
          </Text>
        ))}
        <Text maxLines={1} style={{ maxWidth: 240 }}>
          {t("sessionLost.text")}
        </Text>
        <Text keepsLines>{`${t("notFound.title")}\n${t("notFound.text")}`}</Text>
      </Piece>
      <Piece name="TextLink, OutsideLink, NoBreak, Code">
        <TextLink to="/dev/ui">{t("notFound.toWorks")}</TextLink>
        <OutsideLink href="https://example.jp">example.jp</OutsideLink>
        <NoBreak>090-0000-0000</NoBreak>
        <Code>ENTRY_NOT_FOUND</Code>
      </Piece>
      <Piece name="Bullets, Code block" isColumn>
        <Bullets>
          <li>{t("nav.works")}</li>
          <li>{t("nav.liked")}</li>
        </Bullets>
        <Code isBlock>{'{ "data": { "works": [] } }'}</Code>
      </Piece>
      <Piece name="Icon">
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
        <Icon name="heart" size={24} isFilled />
      </Piece>
    </Part>
  );
}
