import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web/src/", import.meta.url));

/** URLs by the name a route table uses, e.g. "publicPaths.works". Read as text: the server and the site share no code. */
function readPaths(): Map<string, string> {
  const paths = new Map<string, string>();
  for (const file of readdirSync(`${web}paths`).filter((name) => /^\w+\.paths\.ts$/.test(name))) {
    const area = `${file.split(".")[0]}Paths`;
    for (const [, key, url] of readFileSync(`${web}paths/${file}`, "utf8").matchAll(/^ {2}(\w+): "([^"]*)",$/gm)) {
      if (key !== undefined && url !== undefined) paths.set(`${area}.${key}`, url);
    }
  }
  return paths;
}

const paths = readPaths();
const folders = readdirSync(`${web}routes`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders) {
  const tables = readdirSync(`${web}routes/${name}`).filter((file) => file.endsWith(".routes.tsx"));
  for (const table of tables) {
    const text = readFileSync(`${web}routes/${name}/${table}`, "utf8");
    for (const [, key = "", file = ""] of text.matchAll(/path: ("\*"|[\w.]+),[^{}]*?import\("\.\/([^"]+)"\)/g)) {
      console.log(`${(paths.get(key) ?? key).padEnd(36)} web/src/routes/${name}/${file}`);
    }
  }
}
