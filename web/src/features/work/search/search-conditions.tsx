import { type ReactNode, type SyntheticEvent, useState } from "react";
import { residenceParameter } from "#features/matching/residence-statuses.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { saidIn } from "#ui/forms/filter-form.tsx";
import { Icon } from "#ui/icon.tsx";
import { conditionSections, type SectionId, sectionIcons } from "./condition-sections.tsx";
import { useOwnStatus } from "./my-status.tsx";
import classes from "./search-conditions.module.css";
import { useCounts } from "./use-counts.ts";

/** The parameters that each section sets. */
const parametersOf: Readonly<Record<SectionId, readonly string[]>> = {
  STATUS: [residenceParameter],
  LEVEL: ["level"],
  PLACE: ["prefecture", "town", "near", "station", "walk"],
  TIME: ["when", "shift", "hours"],
  PAY: ["pay"],
  KIND: ["category", "type"],
  MORE: ["remote", "visa", "beginner", "posted"],
};

interface SearchConditionsProps {
  search: URLSearchParams;
  isSeeker: boolean;
  /** The id that the dialog is named by. */
  titleId: string;
}

const close = ({ currentTarget }: SyntheticEvent<HTMLElement>) => currentTarget.closest("dialog")?.close();

/** Every condition of a search, with the number of works beside each choice and what all of them find on the button. */
export function SearchConditions({ search, isSeeker, titleId }: SearchConditionsProps) {
  const { t } = useTranslation(["search", "work", "vocabulary"]);
  // What the fields say now, before it becomes the address.
  const [said, setSaid] = useState(search);
  const status = useOwnStatus(isSeeker);
  const counts = useCounts(said, status);
  const chosenIn = (id: SectionId) => parametersOf[id].reduce((sum, name) => sum + said.getAll(name).filter(Boolean).length, 0);
  const read = (inside: HTMLElement) => {
    const form = inside.closest("form");
    if (form) setSaid(saidIn(form));
  };
  const clear = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    for (const field of currentTarget.closest("dialog")?.querySelectorAll<HTMLInputElement>("input, select") ?? []) {
      if (field.type === "checkbox") field.checked = false;
      else if (field.type === "radio") field.checked = field.value === "";
      else field.value = "";
    }
    read(currentTarget);
  };
  const sections = conditionSections(t, {
    search,
    said,
    counts,
    status,
    residenceStatuses: isSeeker ? [] : residenceStatusValues,
    onPreset: read,
  });
  const all = sections.reduce((sum, { id }) => sum + chosenIn(id), 0);
  return (
    // The fields tell here what they say: it changes numbers, not the list.
    <div className={classes["frame"]} onChange={({ currentTarget }) => read(currentTarget)}>
      <div className={classes["head"]}>
        <h2 id={titleId}>
          {t("allConditions")}
          {all > 0 && <span className={classes["number"]}>{all}</span>}
        </h2>
        <button type="button" className={classes["close"]} aria-label={t("common:close")} onClick={close}>
          <Icon name="x" size={22} />
        </button>
      </div>
      <nav className={classes["nav"]} aria-label={t("allConditions")}>
        {sections.map(({ id, title }) => (
          <button key={id} type="button" onClick={() => document.getElementById(`${titleId}-${id}`)?.scrollIntoView({ block: "start" })}>
            <Icon name={sectionIcons[id]} />
            <span>{title}</span>
            {chosenIn(id) > 0 && <small>{chosenIn(id)}</small>}
          </button>
        ))}
      </nav>
      <div className={classes["body"]}>
        {sections.map(({ id, title, content }) => (
          <Section key={id} id={`${titleId}-${id}`} title={title} icon={<Icon name={sectionIcons[id]} size={22} />}>
            {content}
          </Section>
        ))}
      </div>
      <div className={classes["foot"]}>
        <Button variant="subtle" size="md" onClick={clear}>
          {t("clearAll")}
        </Button>
        <Button type="submit" size="md">
          {counts ? t(counts.total.exact ? "seeCount" : "seeCountAtLeast", { count: counts.total.value }) : t("common:search")}
        </Button>
      </div>
    </div>
  );
}

function Section({ id, title, icon, children }: { id: string; title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={classes["section"]} aria-label={title}>
      <h3>
        {icon}
        {title}
      </h3>
      {children}
    </section>
  );
}
