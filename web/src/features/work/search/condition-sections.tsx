import type { ReactNode } from "react";
import { stepsOf } from "#features/level/level-badge.tsx";
import { residenceParameter } from "#features/matching/residence-statuses.ts";
import type { ResidenceStatus } from "#graphql/operations.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { known } from "#platform/known.ts";
import { RisingSteps } from "#ui/brand/rising-steps.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import type { IconName } from "#ui/icon.tsx";
import { daySteps, hourSteps, readSearch, walkSteps } from "../search-url.ts";
import { MyStatus } from "./my-status.tsx";
import { FoldedOptions, Options } from "./options.tsx";
import { PayOptions } from "./pay-options.tsx";
import { PlaceOptions } from "./place-options.tsx";
import { StationOptions } from "./station-options.tsx";
import type { SearchCounts } from "./use-counts.ts";
import { WeekGrid } from "./week-grid.tsx";

export const sectionIcons = {
  STATUS: "id",
  LEVEL: "message-circle",
  PLACE: "map-pin",
  TIME: "clock",
  PAY: "currency-yen",
  KIND: "briefcase",
  MORE: "filter",
} as const satisfies Record<string, IconName>;
export type SectionId = keyof typeof sectionIcons;

type Translate = FullTranslate<"search" | "work" | "vocabulary">;

interface Given {
  /** The search of the address, which the fields begin with. */
  search: URLSearchParams;
  /** What the fields say now. */
  said: URLSearchParams;
  counts: SearchCounts;
  /** The reader's own status, where it is known. */
  status: ResidenceStatus | null;
  /** Statuses to choose from, for who is not signed in. */
  residenceStatuses: readonly ResidenceStatus[];
  onPreset(inside: HTMLElement): void;
}

interface ConditionSection {
  id: SectionId;
  title: string;
  content: ReactNode;
}

const one = (search: URLSearchParams, name: string) => {
  const value = search.get(name);
  return value ? [value] : [];
};
const ofOptions = <T extends string | number>(values: readonly T[], counts: ReadonlyMap<string, number> | undefined, prefix: string) =>
  counts && new Map(values.map((value) => [String(value), counts.get(`${prefix}${value}`) ?? 0]));

interface StepOptionsProps<T extends number> {
  name: string;
  title: string;
  /** What it is called to ask for none of the steps. */
  any: string;
  search: URLSearchParams;
  steps: readonly T[];
  labelOf(step: T): string;
  counts?: ReadonlyMap<string, number> | undefined;
}

/** One step of several, or any. */
function StepOptions<T extends number>({ name, title, any, search, steps, labelOf, counts }: StepOptionsProps<T>) {
  const choices = [{ value: "", label: any }, ...steps.map((step) => ({ value: String(step), label: labelOf(step) }))];
  return (
    <>
      <p>{title}</p>
      <Options name={name} kind="radio" chosen={one(search, name)} counts={counts} choices={choices} />
    </>
  );
}

function statusContent(t: Translate, { search, counts, status, residenceStatuses }: Given): ReactNode {
  if (status) return <MyStatus status={status} isOn={search.get(residenceParameter) === status} counts={counts} />;
  return (
    <Select
      name={residenceParameter}
      label={t("work:filter.residence")}
      support={t("work:filter.residenceSupport")}
      defaultValue={search.get(residenceParameter) ?? ""}
      choices={[{ value: "", label: t("work:filter.any") }, ...t.choices("vocabulary:residenceStatus", residenceStatuses)]}
    />
  );
}

function placeContent(t: Translate, { search, said, counts }: Given): ReactNode {
  return (
    <>
      <PlaceOptions chosen={search.getAll("prefecture")} towns={readSearch(search).filter.towns ?? []} counts={counts?.place} />
      <StationOptions search={said} chosen={search.getAll("near")} />
      <Input
        name="station"
        label={t("search:station")}
        support={t("search:stationSupport")}
        defaultValue={search.get("station") ?? ""}
        maxLength={60}
      />
      <StepOptions
        name="walk"
        title={t("search:walk")}
        any={t("work:filter.any")}
        search={search}
        steps={walkSteps}
        labelOf={(minutes) => t("search:walkAtMost", { minutes })}
      />
    </>
  );
}

function timeContent(t: Translate, { search, counts, onPreset }: Given): ReactNode {
  return (
    <>
      <WeekGrid chosen={search.getAll("when")} chosenBands={search.getAll("shift")} counts={counts?.time} onPreset={onPreset} />
      <StepOptions
        name="hours"
        title={t("search:weeklyHours")}
        any={t("work:filter.any")}
        search={search}
        steps={hourSteps}
        labelOf={(hours) => t("search:hoursAtMost", { hours })}
        counts={ofOptions(hourSteps, counts?.options, "HOURS_")}
      />
    </>
  );
}

function kindContent(t: Translate, { search, counts }: Given): ReactNode {
  return (
    <>
      <Options
        name="type"
        chosen={search.getAll("type")}
        counts={counts?.type}
        choices={t.choices("vocabulary:employmentType", employmentTypeValues)}
      />
      <FoldedOptions title={t("work:filter.category")} isOpen={search.has("category")}>
        <Options
          name="category"
          chosen={search.getAll("category")}
          counts={counts?.category}
          choices={t.choices("vocabulary:jobCategory", jobCategoryValues)}
        />
      </FoldedOptions>
    </>
  );
}

function moreContent(t: Translate, { search, counts }: Given): ReactNode {
  const yes = [
    ["remote", "REMOTE", t("work:filter.remote")],
    ["visa", "STATUS_SUPPORT", t("work:filter.visaSupport")],
    ["beginner", "BEGINNER_WELCOME", t("work:filter.beginnerWelcome")],
  ] as const;
  return (
    <>
      {yes.map(([name, option, label]) => (
        <Options
          key={name}
          name={name}
          chosen={one(search, name)}
          counts={counts?.options && new Map([["1", counts.options.get(option) ?? 0]])}
          choices={[{ value: "1", label }]}
        />
      ))}
      <StepOptions
        name="posted"
        title={t("search:posted")}
        any={t("work:filter.any")}
        search={search}
        steps={daySteps}
        labelOf={(days) => t(`search:postedWithin.${days}`)}
        counts={ofOptions(daySteps, counts?.options, "POSTED_")}
      />
    </>
  );
}

/** The sections of the conditions in their order; without anything to choose from, that of the status is left out. */
export function conditionSections(t: Translate, given: Given): ConditionSection[] {
  const { search, counts, status, residenceStatuses } = given;
  const levels = (
    <Options
      name="level"
      kind="radio"
      chosen={one(search, "level")}
      counts={counts?.level}
      choices={[{ value: "", label: t("work:filter.any") }, ...t.choices("vocabulary:japaneseLevel", japaneseLevelValues)]}
      mark={(value) => {
        const level = known(japaneseLevelValues, value);
        return level && <RisingSteps filled={stepsOf(level)} />;
      }}
    />
  );
  const ofStatus: ConditionSection[] =
    status || residenceStatuses.length > 0 ? [{ id: "STATUS", title: t("search:section.STATUS"), content: statusContent(t, given) }] : [];
  return [
    ...ofStatus,
    { id: "LEVEL", title: t("search:section.LEVEL"), content: levels },
    { id: "PLACE", title: t("search:section.PLACE"), content: placeContent(t, given) },
    { id: "TIME", title: t("search:section.TIME"), content: timeContent(t, given) },
    {
      id: "PAY",
      title: t("search:section.PAY"),
      content: <PayOptions chosen={given.said.get("pay")} counts={counts?.pay} total={counts?.payTotal} />,
    },
    { id: "KIND", title: t("search:section.KIND"), content: kindContent(t, given) },
    { id: "MORE", title: t("search:section.MORE"), content: moreContent(t, given) },
  ];
}
