const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
};
const tags = new Set(
  "p br hr h2 h3 h4 ul ol li dl dt dd blockquote strong em b i u s a code pre img figure figcaption table thead tbody tr th td ruby rt rp".split(
    " ",
  ),
);

function problemOfAddress(tag: string, name: string, value: string): string | undefined {
  const text = value.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
  const address = new URL(text, "https://own.invalid/x");
  const isOwn = address.host === "own.invalid";
  if (name === "src") return isOwn ? undefined : `${tag} loads ${value}`;
  if (["mailto:", "tel:"].includes(address.protocol) || isOwn) return undefined;
  return /^https?:\/\//i.test(text) ? undefined : `${tag} leads to ${value}`;
}

/**
 * Lists the problems of HTML that should be harmless; empty when there are none. Written apart from the sanitiser: it reads the text as it
 * is and accepts only well-formed tags and quoted attributes of the short list above.
 */
export function problemsOfHtml(html: string): string[] {
  const problems: string[] = [];
  const rest = html.replace(/<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*) ?\/?>/g, (_, tag: string, list: string) => {
    if (!tags.has(tag)) problems.push(`tag ${tag}`);
    for (const [, name = "", value = ""] of list.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
      if (!attributes[tag]?.includes(name)) problems.push(`attribute ${tag}.${name}`);
      const problem = name === "href" || name === "src" ? problemOfAddress(tag, name, value) : undefined;
      if (problem) problems.push(problem);
    }
    return "";
  });
  if (
    /[<>]/.test(
      rest
        .replace(/>/g, (sign) => sign)
        .replaceAll("&gt;", "")
        .replaceAll("&lt;", ""),
    )
  )
    problems.push(`unread markup in ${rest}`);
  return problems;
}
