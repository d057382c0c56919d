import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../migrations/", import.meta.url));

/** Rewrites the list from the files: an explicit list is what works after compiling. */
function writeList(): void {
  const names = readdirSync(folder)
    .filter((file) => /^Migration\d+.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
  const imports = names.map((name) => `import { ${name} } from "./${name}.ts";`);
  const items = names.map((name) => `  { name: "${name}", class: ${name} },`);
  const comment = "/** Migrations in order. An explicit list, so that it also works after compiling. */";
  writeFileSync(`${folder}index.ts`, `${imports.join("\n")}\n\n${comment}\nexport const migrationsList = [\n${items.join("\n")}\n];\n`);
}

// The list first: loading the database imports it.
writeList();
const { createMigration } = await import("../src/platform/database/create-migration.ts");
const { entities } = await import("../src/app/entities.ts");
const created = await createMigration(folder, process.argv[2] ?? "change", entities);
writeList();
execFileSync("biome", ["check", "--write", "--linter-enabled=false", folder], { stdio: "ignore" });
console.log(created ? `Wrote graphql-server/migrations/${created}` : "The entities match the migrations: nothing to write.");
