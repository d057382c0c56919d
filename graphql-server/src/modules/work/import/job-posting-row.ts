import { type UserProblem, userError } from "../../../shared/user-error.ts";
import { choices, foldWord } from "./cell-words.ts";
import { columnOf } from "./import-columns.ts";
import { addressLine, placeCells } from "./job-posting-place.ts";
import { fieldOf, plainText, textOf } from "./json-value.ts";
import { brokenRow, type SourceRow } from "./source-row.ts";

type Cells = [name: string, text: string | undefined][];

/** True for a node of JSON-LD that says it is a posting. */
export function isJobPosting(value: unknown): boolean {
  const type = fieldOf(value, "@type");
  return [type].flat().some((name) => typeof name === "string" && /(^|[/:])JobPosting$/.test(name));
}

function html(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined ? undefined : plainText(text);
}

/** schema.org has fewer kinds of employment than the law here: two together mean 契約社員, and TEMPORARY alone 派遣. */
function employmentOf(value: unknown): string | undefined {
  const kinds = [value].flat().map((kind) => foldWord(textOf(kind) ?? "").replace(/^.*[/:]/, ""));
  if (kinds.includes("FULL_TIME") && kinds.includes("TEMPORARY")) return "CONTRACT";
  const [kind] = kinds;
  const known: Readonly<Record<string, string>> = { TEMPORARY: "DISPATCH", CONTRACTOR: "OUTSOURCING", OTHER: "SHOKUTAKU" };
  return known[kind ?? ""] ?? kind ?? undefined;
}

/** "07 販売・営業" names one of the fifteen groups; anything else is the occupation in own words. */
function occupationCells(value: unknown): Cells {
  const text = textOf(value);
  if (!text) return [];
  const group = choices.category.get(foldWord(text)) ?? choices.category.get(/^(0[1-9]|1[0-5])(?=\D)/.exec(text)?.[1] ?? "");
  return group ? [["category", group]] : [["occupation", text]];
}

function payCells(posting: unknown): Cells {
  const salary = fieldOf(posting, "baseSalary");
  const value = fieldOf(salary, "value");
  const amount = typeof value === "object" ? value : salary;
  const single = textOf(fieldOf(amount, "value")) ?? (typeof salary === "object" ? undefined : textOf(salary));
  return [
    ["salary.unit", textOf(fieldOf(amount, "unitText")) ?? textOf(fieldOf(salary, "unitText"))],
    ["salary.min", textOf(fieldOf(amount, "minValue")) ?? single],
    ["salary.max", textOf(fieldOf(amount, "maxValue"))],
  ];
}

/** Times of work that are only times go into their column, a sentence into the note. */
function hoursCells(value: unknown): Cells {
  const text = textOf(value);
  if (!text) return [];
  const times = text.normalize("NFKC").split(/[、,|\n]/);
  const plain = times.every((time) => /^\s*\d{1,2}:\d{2}\s*[-–—~〜]\s*翌?\d{1,2}:\d{2}\s*$/.test(time));
  return plain ? [["hours.times", times.join("|")]] : [["hours.note", text]];
}

/** Cells for the demands on applicants; an N level of Japanese among them becomes the level of the posting. */
function demandCells(posting: unknown): Cells {
  const experience = fieldOf(posting, "experienceRequirements");
  const months = textOf(fieldOf(experience, "monthsOfExperience"));
  const none = /^no requirements$/i.test(textOf(experience) ?? "");
  const texts = [
    html(fieldOf(posting, "qualifications")),
    html(fieldOf(posting, "skills")),
    html(fieldOf(posting, "responsibilities")),
    none ? undefined : html(experience),
    months && `実務経験${months}か月以上`,
    html(fieldOf(posting, "educationRequirements")),
    html(fieldOf(posting, "eligibilityToWorkRequirement")),
  ].filter((text) => text !== undefined && text !== "");
  const [, level, native] = /(?:日本語|JLPT|Japanese)[^。\n]{0,12}?(?:(N[1-5])|(母語話者))/i.exec(texts.join("\n")) ?? [];
  return [
    ["requirements", texts.length > 0 ? texts.join("\n") : undefined],
    ["japaneseLevel", native ?? level?.toUpperCase()],
    ["beginnerWelcome", none ? "はい" : undefined],
  ];
}

function employerCells(posting: unknown): Cells {
  const employer = fieldOf(posting, "hiringOrganization");
  const contact = fieldOf(posting, "applicationContact");
  const number = textOf(fieldOf(employer, "taxID")) ?? textOf(fieldOf(employer, "identifier"));
  return [
    ["corporateNumber", number],
    ["employer.name", textOf(fieldOf(employer, "legalName")) ?? textOf(employer)],
    ["employer.address", addressLine(fieldOf(employer, "address"))],
    ["employer.contactEmail", textOf(fieldOf(contact, "email")) ?? textOf(fieldOf(employer, "email"))],
    ["employer.contactPhone", textOf(fieldOf(contact, "telephone")) ?? textOf(fieldOf(employer, "telephone"))],
    ["employer.contactFormUrl", textOf(fieldOf(contact, "url"))],
  ];
}

/** The day in Japan on which the posting ends. */
function lastDay(value: unknown): string | undefined {
  const text = textOf(value);
  if (!text || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(at);
}

/** Items that schema.org has no word for, by the names of our columns. */
function additionalCells(posting: unknown): Cells {
  return [fieldOf(posting, "additionalProperty")].flat().flatMap((property): Cells => {
    const name = textOf(fieldOf(property, "name"));
    return name ? [[name, textOf(fieldOf(property, "value"))]] : [];
  });
}

function problemsOf(posting: unknown, extra: Cells): UserProblem[] {
  const places = fieldOf(posting, "jobLocation");
  const currency = textOf(fieldOf(fieldOf(posting, "baseSalary"), "currency"));
  const unknown = extra.filter(([name]) => !columnOf(name)).map(([name]) => name.slice(0, 60));
  return [
    ...(Array.isArray(places) && places.length > 1 ? userError("IMPORT_SEVERAL_PLACES", ["jobLocation"]).problems : []),
    ...(currency && currency !== "JPY" ? userError("IMPORT_CURRENCY", ["baseSalary"], { value: currency.slice(0, 10) }).problems : []),
    ...unknown.flatMap((column) => userError("IMPORT_COLUMN_UNKNOWN", [column], { column }).problems),
  ];
}

/** A posting of schema.org as the cells of our columns; what we have no place for is left out. */
export function jobPostingRow(row: number, posting: unknown): SourceRow {
  if (!isJobPosting(posting)) return brokenRow(row, { code: "IMPORT_NOT_A_POSTING", path: [] });
  const identifier = fieldOf(posting, "identifier");
  const extra = additionalCells(posting);
  const cells: Cells = [
    ["identifier", textOf(fieldOf(identifier, "value")) ?? textOf(identifier)],
    ["title", textOf(fieldOf(posting, "title"))],
    ["description", html(fieldOf(posting, "description"))],
    ["employmentType", employmentOf(fieldOf(posting, "employmentType"))],
    ["openings", textOf(fieldOf(posting, "totalJobOpenings"))],
    ["startsOn", textOf(fieldOf(posting, "jobStartDate"))?.slice(0, 10)],
    ["applyBy", lastDay(fieldOf(posting, "validThrough"))],
    ["appeal", html(fieldOf(posting, "employerOverview"))],
    ["benefits", html(fieldOf(posting, "jobBenefits"))],
    ...occupationCells(fieldOf(posting, "occupationalCategory")),
    ...employerCells(posting),
    ...placeCells(posting),
    ...payCells(posting),
    ...hoursCells(fieldOf(posting, "workHours")),
    ...demandCells(posting),
    ...extra.flatMap(([name, text]): Cells => {
      const column = columnOf(name);
      return column ? [[column.name, text]] : [];
    }),
  ];
  const told = cells.flatMap(([name, text]): [string, string][] => (text === undefined ? [] : [[name, text]]));
  return { row, cells: new Map(told), problems: problemsOf(posting, extra) };
}
