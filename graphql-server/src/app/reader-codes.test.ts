import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { errorCodes, isReaderCode } from "../shared/messages/error-code.ts";

const source = fileURLToPath(new URL("..", import.meta.url));
const texts = new Map(
  globSync("**/*.ts", { cwd: source })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => [file, readFileSync(join(source, file), "utf8")]),
);
const textIn = (file: string) => texts.get(file) ?? "";

/** The files that a file runs; types are not code. */
function importsOf(file: string): string[] {
  const found = textIn(file).matchAll(/^(?:import|export) (?!type )[^;]*?from "(\.[^"]+)"/gms);
  return [...found].map(([, path = ""]) => join(dirname(file), path));
}

function reach(entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file.startsWith("shared/messages/")) continue;
    seen.add(file);
    waiting.push(...importsOf(file));
  }
  return seen;
}

/** The operations of GraphQL that seekers and visitors may send. */
const resolvers = [...texts].filter(([, text]) => /@Authorized\([^)]*"(PUBLIC|SEEKER)"/.test(text)).map(([file]) => file);

/** Paths for who is not signed in and yet neither a visitor nor a seeker: a payment provider, and a company with the link of its mail. */
const others = ["/api/payment/", "/api/confirm-work"];

/** Files of the handlers of /api that serve nobody else. */
function handlers(): string[] {
  const routes = textIn("rest/routes.ts");
  const table = [...routes.matchAll(/path: "([^"]+)",\s+audience: \[([^\]]*)\][^}]*?handle: (\w+)/g)];
  const theirs = (handler: string) =>
    table.some(
      ([, path, audience, name]) =>
        name === handler && !others.some((other) => path?.startsWith(other)) && /^("(PUBLIC|SEEKER)"(, )?)+$/.test(audience ?? ""),
    );
  const files = [...routes.matchAll(/^import \{([^}]*)\} from "\.\/([^"]+)"/gm)];
  const named = files.map(([, names = "", file]) => ({
    file: `rest/${file}`,
    names: names
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  }));
  return named.filter(({ names }) => names.every(theirs)).map(({ file }) => file);
}

/** What answers before anybody knows who asks; it runs everything, so only its own codes count. */
const doors = [...texts.keys()].filter((file) => /^(app\/(middleware|graphql)|rest)\/[^/]+$/.test(file) && !file.endsWith("handlers.ts"));

it("every error that a visitor or a seeker can be answered is written in every language", () => {
  const files = [...reach([...resolvers, ...handlers()]), ...doors];
  expect([resolvers.length > 20, handlers().length > 5, doors.length > 10]).toEqual([true, true, true]);
  const said = (code: string) => files.filter((file) => textIn(file).includes(`"${code}"`));
  const onlyHouse = errorCodes.filter((code) => !isReaderCode(code)).map((code) => [code, said(code)] as const);
  expect(onlyHouse.filter(([, where]) => where.length > 0)).toEqual([]);
});
