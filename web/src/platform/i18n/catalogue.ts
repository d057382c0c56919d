/** The texts of one namespace: a text, or a group of texts. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}
