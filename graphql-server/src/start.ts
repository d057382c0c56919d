import "./platform/own-node.ts";
// As a whole, not name by name: a Node that lacks a name would end here before it is told which one is needed.
import nodeModule from "node:module";
import { join } from "node:path";

// Most of a start is reading code. What was compiled once is kept beside it, where that may be written; nothing depends on it.
nodeModule.enableCompileCache(join(import.meta.dirname, "compiled"));
await import("./main.ts");
