/**
 * Wording a posting must not use: limits by sex (均等法5条), nationality (職安法3条) and age (労働施策総合推進法9条). A short list of
 * phrases that are never lawful in a posting, so that lawful texts are not stopped.
 */
const forbidden: readonly RegExp[] = [
  /(男性|女性|男子|女子)(のみ|限定|だけ|に限る|歓迎|優遇|優先)/,
  /営業マン|ウェイトレス|ウエイトレス|看護婦|保母|スチュワーデス/,
  /主婦(歓迎|限定|優遇)/,
  /(日本人|日本国籍|外国人|外国籍)(のみ|限定|だけ|に限る|優遇|優先|不可|お断り)/,
  /[0-9]{2}(歳|才)(以下|未満|まで)(の(方|人)|限定|のみ|に限る)/,
  /(若い方|若者|若手)(のみ|限定|に限る)/,
];

/** An age limit is lawful when it names its exception in the law (例外事由). */
const namedException = /例外事由/;

/** The first forbidden phrase of a text as it stands there, width folded and without spaces; undefined when there is none. */
export function forbiddenPhrase(text: string): string | undefined {
  const folded = text.normalize("NFKC").replace(/\s/g, "");
  for (const pattern of forbidden) {
    const found = pattern.exec(folded)?.[0];
    if (found && !(/歳|才/.test(found) && namedException.test(folded))) return found;
  }
  return undefined;
}
