interface ImportMetaEnv {
  /** Where the built site has its catalogues of texts; only there. */
  readonly TEXTS: string;
}
