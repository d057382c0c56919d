import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { firstFrameId } from "./drop-first-frame.ts";
import classes from "./first-frame.module.css";

/** An area whose screens only the browser draws, as its pages name it. */
export type FramedArea = "seeker" | "company" | "admin";

const links = [70, 55, 80, 60, 65, 50];

function Brand() {
  const { t } = useTranslation("common");
  return (
    <span className={classes["brand"]}>
      <Logo />
      {t("siteName")}
    </span>
  );
}

function Shapes() {
  return (
    <div className={classes["main"]}>
      <div className={classes["title"]} />
      <div className={classes["cards"]}>
        <div className={classes["card"]} />
        <div className={classes["card"]} />
        <div className={classes["card"]} />
      </div>
      <div className={classes["list"]} />
    </div>
  );
}

/**
 * The frame of an area with grey shapes in the places of its links and its screen: what stands on its pages from their first byte until the
 * screen is there. Only the server draws it.
 */
export function FirstFrame({ area }: { area: FramedArea }) {
  if (area === "seeker") {
    return (
      <div id={firstFrameId} className={classes["site"]} aria-hidden="true">
        <div className={classes["header"]}>
          <Brand />
        </div>
        <Shapes />
      </div>
    );
  }
  return (
    <div id={firstFrameId} className={classes["house"]} aria-hidden="true">
      <div className={classes["side"]}>
        <Brand />
        <div className={classes["links"]}>
          {links.map((width) => (
            <div key={width} className={classes["bone"]} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
      <div>
        <div className={classes["header"]} />
        <Shapes />
      </div>
    </div>
  );
}
