import { environmentTable } from "./environment-table.ts";

const rows = Object.entries(environmentTable);

/** The page graphql-server/docs/configuration.md. */
function configurationPage(): string {
  const lines = rows.map(([name, { fallback, meaning }]) => `| \`${name}\` | ${fallback} | ${meaning} |`);
  return `# Configuration

The server reads these environment variables at its start and refuses to start with one it cannot use. \`.env.example\` holds the same list to fill in.
This page and that file are written from \`platform/environment-table.ts\`: \`npm run configuration\`.

| variable | default | meaning |
|---|---|---|
${lines.join("\n")}
`;
}

/** The file .env.example: every variable, none set. */
function envExample(): string {
  const blocks = rows.map(([name, { fallback, meaning }]) => {
    const words = [meaning, ...(fallback === "–" ? [] : [`Default: ${fallback}`])];
    const comment = words.map((text) => `# ${text.replaceAll("`", "").replaceAll("&lt;", "<").replaceAll("&gt;", ">")}\n`);
    return `${comment.join("")}#${name}=\n`;
  });
  return `# What the server reads from its environment. To use it: cp .env.example .env, take the # off the lines you set (values with
# spaces or signs in quotes), then: set -a; . ./.env; set +a; npm start
# Written by npm run configuration; see graphql-server/docs/configuration.md.

${blocks.join("\n")}`;
}

/** The files that tell people of the settings, by their path in the repository. */
export const environmentFiles: Readonly<Record<string, string>> = {
  "graphql-server/docs/configuration.md": configurationPage(),
  ".env.example": envExample(),
};
