import { shiftBandValues } from "#graphql/values/shift-band.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group } from "#ui/layout.tsx";
import classes from "./week-grid.module.css";

const days = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"] as const;
const isWeekend = (day: string) => day === "SAT" || day === "SUN";

const presets = {
  weekdayEvenings: (day: string, band: string) => !isWeekend(day) && band === "EVENING",
  weekends: (day: string, band: string) => isWeekend(day) && band !== "NIGHT",
} as const;
const presetNames = ["weekdayEvenings", "weekends"] as const;

interface WeekGridProps {
  chosen: readonly string[];
  chosenBands: readonly string[];
  counts: ReadonlyMap<string, number> | undefined;
  /** Called when a preset has set fields, of which the form hears nothing. */
  onPreset(inside: HTMLElement): void;
}

/** The week as seven days by four parts of the day, with the part on any day at the head of each row. */
export function WeekGrid({ chosen, chosenBands, counts, onPreset }: WeekGridProps) {
  const { t } = useTranslation("search");
  const choose = (pressed: HTMLElement, isIn: (day: string, band: string) => boolean) => {
    for (const field of pressed.closest("form")?.querySelectorAll<HTMLInputElement>("input[name=when]") ?? []) {
      const [day = "", band = ""] = field.value.split("_");
      field.checked = !field.disabled && isIn(day, band);
    }
    onPreset(pressed);
  };
  return (
    <>
      <table className={classes["grid"]}>
        <caption className="visually-hidden">{t("week")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t("week")}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" data-day={day}>
                {t(`day.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shiftBandValues.map((band) => (
            <tr key={band}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    name="shift"
                    value={band}
                    defaultChecked={chosenBands.includes(band)}
                    disabled={counts?.get(`SHIFT_${band}`) === 0 && !chosenBands.includes(band)}
                  />
                  <span>{t(`shifts.${band}`)}</span>
                  {counts && <small>{counts.get(`SHIFT_${band}`) ?? 0}</small>}
                </label>
              </th>
              {days.map((day) => {
                const value = `${day}_${band}`;
                const count = counts?.get(`WHEN_${value}`);
                const isChosen = chosen.includes(value);
                const label = t("dayBand", { day: t(`day.${day}`), band: t(`shifts.${band}`) });
                return (
                  <td key={day}>
                    <label className={classes["cell"]}>
                      <input
                        type="checkbox"
                        name="when"
                        value={value}
                        aria-label={count === undefined ? label : t("withCount", { label, number: count })}
                        defaultChecked={isChosen}
                        disabled={count === 0 && !isChosen}
                      />
                      <small aria-hidden="true">{count}</small>
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Group gap="xs">
        {presetNames.map((name) => (
          <Button key={name} variant="outline" onClick={(event) => choose(event.currentTarget, presets[name])}>
            {t(`preset.${name}`)}
          </Button>
        ))}
        <Button variant="subtle" onClick={(event) => choose(event.currentTarget, () => false)}>
          {t("preset.none")}
        </Button>
      </Group>
    </>
  );
}
