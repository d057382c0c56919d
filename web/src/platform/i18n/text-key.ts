import type { AllTexts, Texts } from "./texts.ts";

/** A file of texts, one a part of the site. */
export type Namespace = keyof Texts;

/** The keys of the texts in a namespace. */
export type TextKey<N extends Namespace> = Extract<keyof Texts[N], string>;

/** The keys of a namespace whose text has no place to fill in. */
export type PlainTextKey<N extends Namespace> = { [K in TextKey<N>]: [Texts[N][K]] extends [never] ? K : never }[TextKey<N>];

type FullKeysOf = { readonly [N in Namespace]: `${N}:${TextKey<N>}` };
type PlainFullKeysOf = { readonly [N in Namespace]: `${N}:${PlainTextKey<N>}` };

/** The keys of namespaces as they are named from outside: `namespace:key`. */
export type FullKey<N extends Namespace> = FullKeysOf[N];
export type PlainFullKey<N extends Namespace> = PlainFullKeysOf[N];

/** The groups that the keys of texts belong to: `sale` and `sale.status` for `sale.status.PAID`. */
export type GroupOf<K> = K extends `${infer Head}.${infer Rest}` ? Head | `${Head}.${GroupOf<Rest>}` : never;
/** The members that a group has texts for. */
export type MemberOf<K, Group extends string> = K extends `${Group}.${infer Member}` ? Member : never;

/** The values for a text's `{{places}}`; `count` also chooses between its plurals. */
type ValuesFor<Place> = [Place] extends [never]
  ? never
  : { readonly [P in Extract<Place, string>]: P extends "count" ? number : string | number | null | undefined };

type FullGroupsOf = { readonly [N in Namespace]: GroupOf<FullKeysOf[N]> };
type GroupsOf = { readonly [N in Namespace]: GroupOf<TextKey<N>> };

/** The groups of texts in namespaces as they are named from outside: `namespace:group`. */
export type FullGroup<N extends Namespace> = FullGroupsOf[N];

interface ByGroup<AnyGroup extends string, Key extends string> {
  /** Every value of a list with its text in a group; a value without one fails to compile. */
  choices<Group extends AnyGroup, Value extends MemberOf<Key, Group>>(
    group: Group,
    values: readonly Value[],
  ): { value: Value; label: string }[];
  /** The text of a code that the contract gives as a string, in its group of texts; the code itself where the group has none. */
  code(group: AnyGroup, code: string): string;
  /** The text that a group may have for something. */
  find(group: AnyGroup, member: string): string | undefined;
}

/** The text of a key like `vocabulary:prefecture.13`; `common` is there on every screen. */
export interface FullTranslate<N extends Namespace = never> extends ByGroup<FullGroup<N | "common">, FullKey<N | "common">> {
  (key: PlainFullKey<N | "common">): string;
  <K extends FullKey<N | "common">>(key: K, values: ValuesFor<AllTexts[K]>): string;
}

/** The text of a key, of the translator's own namespace or of one that was loaded with it. */
export interface TFunction<Home extends Namespace, Other extends Namespace = never>
  extends ByGroup<GroupsOf[Home] | FullGroup<Home | Other | "common">, TextKey<Home> | FullKey<Home | Other | "common">> {
  (key: PlainTextKey<Home> | PlainFullKey<Home | Other | "common">): string;
  <K extends TextKey<Home>>(key: K, values: ValuesFor<Texts[Home][K]>): string;
  <K extends FullKey<Home | Other | "common">>(key: K, values: ValuesFor<AllTexts[K]>): string;
}
