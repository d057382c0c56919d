import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { paySteps } from "../search-url.ts";
import { Options } from "./options.tsx";
import classes from "./pay-options.module.css";

interface PayOptionsProps {
  chosen: string | null;
  /** Works that pay so much or more, by step. */
  counts: ReadonlyMap<string, number> | undefined;
  total: number | undefined;
}

/** How much the works of the search pay, as bars between the steps, and from which step on they are wanted. */
export function PayOptions({ chosen, counts, total }: PayOptionsProps) {
  const { t } = useTranslation("work");
  const from = paySteps.map((step) => counts?.get(`PAY_${step}`) ?? 0);
  const bars = [total ?? 0, ...from].map((count, index) => Math.max(0, count - (from[index] ?? 0)));
  const most = Math.max(...bars, 1);
  return (
    <>
      {counts && (
        <div aria-hidden="true" className={classes["bars"]}>
          {bars.map((count, index) => {
            const step = index === 0 ? 0 : (paySteps[index - 1] ?? 0);
            return (
              <span key={step} data-in={step >= Number(chosen)}>
                <i>{count}</i>
                <b style={{ height: `${(count / most) * 4}rem` }} />
                <i>{step / 10_000}</i>
              </span>
            );
          })}
        </div>
      )}
      <Options
        name="pay"
        kind="radio"
        chosen={chosen ? [chosen] : []}
        counts={counts && new Map(paySteps.map((step) => [String(step), counts.get(`PAY_${step}`) ?? 0]))}
        choices={[
          { value: "", label: t("filter.any") },
          ...paySteps.map((step) => ({ value: String(step), label: t("filter.payAtLeast", { amount: formatYen(step) }) })),
        ]}
      />
    </>
  );
}
