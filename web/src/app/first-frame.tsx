import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Logo } from "#ui/brand/logo.tsx";
import { firstFrameId } from "./drop-first-frame.ts";

/** An area whose screens only the browser draws, as its pages name it. */
export type FramedArea = "seeker" | "company" | "admin";

const links = [70, 55, 80, 60, 65, 50];

function Brand() {
  const { t } = useTranslation("common");
  return (
    <span className="first-frame-brand">
      <Logo />
      {t("siteName")}
    </span>
  );
}

function Shapes() {
  return (
    <div className="first-frame-main">
      <div className="first-frame-title" />
      <div className="first-frame-cards">
        <div className="first-frame-card" />
        <div className="first-frame-card" />
        <div className="first-frame-card" />
      </div>
      <div className="first-frame-list" />
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
      <div id={firstFrameId} className="first-frame-site" aria-hidden="true">
        <div className="first-frame-header">
          <Brand />
        </div>
        <Shapes />
      </div>
    );
  }
  return (
    <div id={firstFrameId} className="first-frame-house" aria-hidden="true">
      <div className="first-frame-side">
        <Brand />
        <div className="first-frame-links">
          {links.map((width) => (
            <div key={width} className="first-frame-bone" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
      <Shapes />
    </div>
  );
}
