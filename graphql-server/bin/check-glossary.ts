import { checkGlossary } from "./lib/glossary.ts";

// Names of the code against the README's glossary.
const problems = checkGlossary();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log("No name uses a word that the glossary forbids.");
