import type { HouseLocale, Locale } from "../../../shared/locale.ts";
import type { FieldKind } from "./field-kinds.ts";

/** Whether and under which group of the law the field must be filled: 職業安定法5条の3 and what goes with it. */
export interface Law {
  group: number;
  /** False when it depends on other fields. */
  always: boolean;
}

/** Demanded of every posting by a group of required items. */
export const always = <const Group extends number>(group: Group) => ({ group, always: true }) as const;
/** Demanded by a group of required items when other fields say so. */
export const sometimes = <const Group extends number>(group: Group) => ({ group, always: false }) as const;

/** Everyone who may see the posting. */
export const everyone = ["PUBLIC", "COMPANY", "ADMIN"] as const;
/** The company that posts it, and the back office. */
export const insiders = ["COMPANY", "ADMIN"] as const;

/** A field of a posting, declared once. Its key in the table is its column. Nothing here has a default, so nobody forgets to decide. */
export interface PostingField {
  /** Its place in the input and, unless `shown` is false, in the answer: `benefits`, `salary.raise`. */
  path: string;
  kind: FieldKind;
  /** Its description in the answer; in the input too when `entered` does not say more. */
  about: string;
  entered?: string;
  /** Its description in the REST interface, where the name alone does not say it; false when that leaves it out. */
  rest?: string | false;
  /** `free`: may change in a published posting without a new review. Nothing that the law demands and nothing that says what the work is. */
  review: "free" | "needed";
  audiences: typeof everyone | typeof insiders;
  /** Language of its free text: Japanese gets readings. Null when it is no text or one of no language. */
  language: "ja" | "en" | null;
  /** True for a text whose wording is checked. */
  judged: boolean;
  /** True when it may be about a person: the partners' interface leaves it out. */
  personal: boolean;
  law: Law | null;
  /** The column that it stands behind in the posting form, where that is not the one before. */
  follows?: string;
  /** False when the answer shows it in another form; how is written in posting-parts.ts. */
  shown?: false;
}

type InHouse = Readonly<Record<HouseLocale, string>>;

/** What a field is called, in every language of those who read it. The site's texts are made of this by `npm run fields`. */
export type FieldLabels = {
  /** Help below it in the posting form. */
  support?: InHouse;
  /** What the import calls it, where that is not its Japanese label of the form. */
  imported?: string;
} & (
  | {
      /** On the page of a posting, and in the posting form. */
      page: Readonly<Record<Locale, string>>;
      /** In the posting form, where it is called differently there. */
      form?: Partial<InHouse>;
    }
  | {
      /** For a field that the page shows under another's label, or without one. */
      page: null;
      form: InHouse;
    }
);
