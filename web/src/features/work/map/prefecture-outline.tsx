import { useTranslation } from "#platform/i18n/use-translation.ts";
import { boxOf, outlines, project, widened } from "./japan-map.ts";
import classes from "./prefecture-outline.module.css";

/** A prefecture's shape with a dot in the middle of a town. */
export function PrefectureOutline({ code, town }: { code: string; town: { latitude: number; longitude: number } }) {
  const { t } = useTranslation(["vocabulary", "workPage"]);
  const outline = outlines.get(code);
  if (!outline) return null;
  const spot = project(town);
  const { x, y, width, height } = outline.box;
  const view = widened(boxOf([{ x, y }, { x: x + width, y: y + height }, spot]), 0);
  return (
    <svg
      className={classes["outline"]}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={t("workPage:place.outline", { place: t.code("vocabulary:prefecture", code) })}
    >
      <path d={outline.path} />
      <circle cx={spot.x} cy={spot.y} r={view.width * 0.055} />
    </svg>
  );
}
