import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { ActMenu } from "#ui/act-menu.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DownloadButton } from "#ui/download-button.tsx";
import { ChoiceLinks } from "#ui/forms/choice-links.tsx";
import { FileButton } from "#ui/forms/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Popover } from "#ui/popover.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { Text } from "#ui/text/text.tsx";
import { Part, Piece } from "./part.tsx";

const variants = ["filled", "outline", "soft", "subtle"] as const;
const sizes = ["xs", "sm", "md", "lg"] as const;
const colours = ["main", "dark", "red"] as const;
const tabs = ["works", "entries"] as const;
const nothing = () => undefined;

function Buttons() {
  const { t } = useTranslation("common");
  return variants.map((variant) => (
    <Piece key={variant} name={`Button ${variant}`}>
      {sizes.map((size) => (
        <Button key={size} variant={variant} size={size}>
          {t("save")}
        </Button>
      ))}
      {colours.map((color) => (
        <Button key={color} variant={variant} color={color}>
          {t("send")}
        </Button>
      ))}
      <Button variant={variant}>
        <Icon name="plus" />
        {t("edit")}
      </Button>
      <Button variant={variant} disabled>
        {t("save")}
      </Button>
      <Button variant={variant} loading>
        {t("save")}
      </Button>
    </Piece>
  ));
}

function Openers() {
  const { t } = useTranslation("common");
  const [isOpen, setOpen] = useState(false);
  return (
    <Piece name="ActMenu, Popover, Dialog">
      <ActMenu text={t("menu")} acts={[{ id: "edit", label: t("edit"), run: nothing }]} />
      <Popover label={t("language")} target={<Button variant="outline">{t("language")}</Button>}>
        <Text>{t("tagline")}</Text>
      </Popover>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("form.unsavedTitle")}
      </Button>
      <Dialog
        title={t("form.unsavedTitle")}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action={{ label: t("form.leave"), isLoading: false, run: () => setOpen(false) }}
      >
        <Text>{t("form.unsaved")}</Text>
      </Dialog>
    </Piece>
  );
}

/** What can be pressed. */
export function ControlParts() {
  const { t } = useTranslation("common");
  const [tab, setTab] = useState<(typeof tabs)[number]>("works");
  const links = [
    { id: "works", label: t("nav.works"), to: "/dev/ui", count: 12 },
    { id: "liked", label: t("nav.liked"), to: "/dev/ui", count: 0 },
    { id: "entries", label: t("nav.entries"), to: "/dev/ui" },
  ];
  return (
    <Part title="Controls">
      <Buttons />
      <Piece name="LinkButton, DownloadButton, FileButton">
        <LinkButton to="/dev/ui">{t("notFound.toWorks")}</LinkButton>
        <LinkButton to="/dev/ui" variant="outline">
          {t("notFound.toTop")}
        </LinkButton>
        <DownloadButton href="/favicon.svg">{t("save")}</DownloadButton>
        <FileButton variant="outline" label={t("edit")} onFile={nothing}>
          {t("edit")}
        </FileButton>
      </Piece>
      <Piece name="ChoiceLinks chips">
        <ChoiceLinks label="chips" links={links} chosen="works" />
      </Piece>
      <Piece name="ChoiceLinks segments">
        <ChoiceLinks label="segments" look="segments" links={links} chosen="liked" />
      </Piece>
      <Piece name="Tabs" isColumn>
        <Tabs
          label={t("menu")}
          tabs={tabs.map((value) => ({ value, label: t(`nav.${value}`) }))}
          chosen={tab}
          onChoose={(value) => setTab(tabs.find((each) => each === value) ?? "works")}
        >
          <Text>{t(`nav.${tab}`)}</Text>
        </Tabs>
      </Piece>
      <Openers />
      <Piece name="QrCode">
        <div style={{ width: 120 }}>
          <QrCode text="https://example.jp" label="https://example.jp" className="" />
        </div>
      </Piece>
    </Part>
  );
}
