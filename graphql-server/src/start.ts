import "./platform/own-node.ts";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Most of a start is reading code. What was compiled once is kept beside it, where that may be written; nothing depends on it.
enableCompileCache(join(import.meta.dirname, "compiled"));
await import("./main.ts");
