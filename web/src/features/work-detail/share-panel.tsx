import { useState } from "react";
import { workPath } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { ownAddress } from "#platform/routing/way-to.ts";
import { Button, buttonLook } from "#ui/button.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import classes from "./work-tools.module.css";

/** The work's public address: to copy, to send by LINE, to be read off this screen by another phone. The picture is drawn here. */
export function SharePanel({ work }: { work: { id: string; title: string } }) {
  const { t } = useTranslation("workPage");
  const [isCopied, setCopied] = useState(false);
  const address = new URL(ownAddress(workPath(work.id)), location.href).href;
  const line = `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: address, text: work.title })}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className={classes["panel"]}>
      <div className={classes["ways"]}>
        <Button variant="soft" onClick={() => void copy().catch(() => undefined)}>
          {t(isCopied ? "share.copied" : "share.copy")}
        </Button>
        <a href={line} target="_blank" rel="noopener noreferrer" {...buttonLook({ variant: "outline" })}>
          {t("share.line")}
        </a>
      </div>
      <p role="status" className="visually-hidden">
        {isCopied ? t("share.copied") : ""}
      </p>
      <QrCode text={address} label={t("share.qr")} className={classes["qr"] ?? ""} />
      <input className="visually-hidden" readOnly value={address} aria-label={t("share.address")} />
    </div>
  );
}
