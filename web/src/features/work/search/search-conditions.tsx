import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { residenceParameter } from "#features/matching/residence-statuses.ts";
import type { SearchCountsQuery, SearchCountsQueryVariables } from "#graphql/operations.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { shiftBandValues } from "#graphql/values/shift-band.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Button } from "#ui/button.tsx";
import { Input, Select } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { daySteps, hourSteps, paySteps, readSearch, walkSteps } from "../search-url.ts";
import { MyStatus } from "./my-status.tsx";
import { Options, Section } from "./options.tsx";
import { PlaceOptions } from "./place-options.tsx";

const searchCountsQuery: TypedDocumentNode<SearchCountsQuery, SearchCountsQueryVariables> = gql`
  query SearchCounts(
    $filter: WorkFilter!
    $anyPlace: WorkFilter!
    $anyCategory: WorkFilter!
    $anyType: WorkFilter!
    $byPlace: Boolean!
    $byCategory: Boolean!
    $byType: Boolean!
    $anyLevel: WorkFilter!
    $byLevel: Boolean!
  ) {
    all: workFacets(filter: $filter) {
      prefectures {
        prefecture
        count
      }
      categories {
        category
        count
      }
      employmentTypes {
        employmentType
        count
      }
      levels {
        level
        count
      }
      options {
        option
        count
      }
    }
    places: workFacets(filter: $anyPlace) @include(if: $byPlace) {
      prefectures {
        prefecture
        count
      }
    }
    categories: workFacets(filter: $anyCategory) @include(if: $byCategory) {
      categories {
        category
        count
      }
    }
    types: workFacets(filter: $anyType) @include(if: $byType) {
      employmentTypes {
        employmentType
        count
      }
    }
    levels: workFacets(filter: $anyLevel) @include(if: $byLevel) {
      levels {
        level
        count
      }
    }
  }
`;

/** The numbers beside the choices: of a list that has a choice already, what each would find instead. Undefined while they are not known. */
function useCounts(search: URLSearchParams) {
  const { filter } = readSearch(search);
  const { prefectures, categories, employmentTypes, japaneseLevel } = filter;
  const variables = {
    filter,
    anyPlace: { ...filter, prefectures: null },
    anyCategory: { ...filter, categories: null },
    anyType: { ...filter, employmentTypes: null },
    anyLevel: { ...filter, japaneseLevel: null },
    byPlace: Boolean(prefectures),
    byCategory: Boolean(categories),
    byType: Boolean(employmentTypes),
    byLevel: Boolean(japaneseLevel),
  };
  const { data } = useQuery(searchCountsQuery, { variables });
  if (!data) return undefined;
  const { all } = data;
  const options = all.options.length > 0 ? new Map<string, number>(all.options.map(({ option, count }) => [option, count])) : undefined;
  return {
    place: new Map((data.places ?? all).prefectures.map(({ prefecture, count }) => [prefecture, count])),
    category: new Map<string, number>((data.categories ?? all).categories.map(({ category, count }) => [category, count])),
    type: new Map<string, number>((data.types ?? all).employmentTypes.map(({ employmentType, count }) => [employmentType, count])),
    level: new Map<string, number>((data.levels ?? all).levels.map(({ level, count }) => [level, count])),
    options,
  };
}

interface SearchConditionsProps {
  search: URLSearchParams;
  isSeeker: boolean;
}

/** Every condition of a search with the number of works beside each choice. */
export function SearchConditions({ search, isSeeker }: SearchConditionsProps) {
  const { t } = useTranslation(["search", "work", "vocabulary"]);
  const counts = useCounts(search);
  const any = { value: "", label: t("work:filter.any") };
  const said = (name: string) => search.get(name) ?? "";
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : t("withCount", { label, number: count }));
  const option = (name: string, label: string) => counted(label, counts?.options?.get(name));
  const isChosen = (...names: string[]) => names.some((name) => search.has(name));
  return (
    <Stack gap="sm">
      {isSeeker && <MyStatus search={search} />}
      <Select
        name="level"
        label={t("work:filter.level")}
        defaultValue={said("level")}
        choices={[
          any,
          ...t
            .choices("vocabulary:japaneseLevel", japaneseLevelValues)
            .map(({ value, label }) => ({ value, label: counted(label, counts?.level.get(value)) })),
        ]}
      />
      <Section title={t("work:filter.prefecture")} isOpen={isChosen("prefecture")}>
        <PlaceOptions chosen={search.getAll("prefecture")} counts={counts?.place} />
      </Section>
      <Section title={t("work:filter.category")} isOpen={isChosen("category")}>
        <Options
          name="category"
          chosen={search.getAll("category")}
          counts={counts?.category}
          choices={t.choices("vocabulary:jobCategory", jobCategoryValues)}
        />
      </Section>
      <Section title={t("work:filter.employmentType")} isOpen={isChosen("type")}>
        <Options
          name="type"
          chosen={search.getAll("type")}
          counts={counts?.type}
          choices={t.choices("vocabulary:employmentType", employmentTypeValues)}
        />
      </Section>
      <Section title={t("shift")} isOpen={isChosen("shift", "hours")}>
        <Options
          name="shift"
          chosen={search.getAll("shift")}
          counts={counts?.options && new Map(shiftBandValues.map((band) => [band, counts.options?.get(`SHIFT_${band}`) ?? 0]))}
          choices={t.choices("shifts", shiftBandValues)}
        />
        <Select
          name="hours"
          label={t("weeklyHours")}
          defaultValue={said("hours")}
          choices={[
            any,
            ...hourSteps.map((hours) => ({ value: String(hours), label: option(`HOURS_${hours}`, t("hoursAtMost", { hours })) })),
          ]}
        />
      </Section>
      <Section title={t("station")} isOpen={isChosen("station", "walk")}>
        <Input name="station" label={t("station")} support={t("stationSupport")} defaultValue={said("station")} maxLength={60} />
        <Select
          name="walk"
          label={t("walk")}
          defaultValue={said("walk")}
          choices={[any, ...walkSteps.map((minutes) => ({ value: String(minutes), label: t("walkAtMost", { minutes }) }))]}
        />
      </Section>
      <Section title={t("more")} isOpen={isChosen("pay", "posted", "remote", "visa", "beginner", residenceParameter)}>
        <Select
          name="pay"
          label={t("work:filter.pay")}
          defaultValue={said("pay")}
          choices={[
            any,
            ...paySteps.map((pay) => ({
              value: String(pay),
              label: option(`PAY_${pay}`, t("work:filter.payAtLeast", { amount: formatYen(pay) })),
            })),
          ]}
        />
        <Select
          name="posted"
          label={t("posted")}
          defaultValue={said("posted")}
          choices={[any, ...daySteps.map((days) => ({ value: String(days), label: option(`POSTED_${days}`, t(`postedWithin.${days}`)) }))]}
        />
        <Options
          name="remote"
          chosen={search.getAll("remote")}
          choices={[{ value: "1", label: option("REMOTE", t("work:filter.remote")) }]}
        />
        <Options
          name="visa"
          chosen={search.getAll("visa")}
          choices={[{ value: "1", label: option("STATUS_SUPPORT", t("work:filter.visaSupport")) }]}
        />
        <Options
          name="beginner"
          chosen={search.getAll("beginner")}
          choices={[{ value: "1", label: option("BEGINNER_WELCOME", t("work:filter.beginnerWelcome")) }]}
        />
        {!isSeeker && (
          <Select
            name={residenceParameter}
            label={t("work:filter.residence")}
            support={t("work:filter.residenceSupport")}
            defaultValue={said(residenceParameter)}
            choices={[any, ...t.choices("vocabulary:residenceStatus", residenceStatusValues)]}
          />
        )}
      </Section>
      <Group>
        <Button type="submit" size="md">
          {t("common:search")}
        </Button>
      </Group>
    </Stack>
  );
}
