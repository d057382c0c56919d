import classes from "./bar-chart.module.css";

export interface Bar {
  /** Of the bar, e.g. a day. */
  label: string;
  value: number;
}

interface BarChartProps {
  title: string;
  /** Sums up the chart, e.g. its total: the picture's text for those who do not see it. */
  summary: string;
  bars: readonly Bar[];
  /** Headings of the same figures as a table, and what opens it. */
  table: { open: string; label: string; value: string };
}

const height = 100;
const step = 10;

/** One figure over time as bars, with the same figures as a table below. */
export function BarChart({ title, summary, bars, table }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className={classes["chart"]}>
      <figcaption className={classes["title"]}>
        <strong>{title}</strong>
        <span>{summary}</span>
      </figcaption>
      <svg role="img" aria-label={`${title} ${summary}`} viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none">
        {bars.map(({ label, value }, place) => {
          // A day with one still shows: a bar is at least two units high.
          const size = value === 0 ? 0 : Math.max((value / most) * height, 2);
          return (
            <rect key={label} x={place * step + 1} y={height - size} width={step - 2} height={size}>
              <title>{`${label} ${value}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={classes["ends"]} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
      <Figures {...{ title, bars, table }} />
    </figure>
  );
}

function Figures({ title, bars, table }: Pick<BarChartProps, "title" | "bars" | "table">) {
  return (
    <details className={classes["figures"]}>
      <summary>{table.open}</summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{table.label}</th>
            <th scope="col">{table.value}</th>
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
