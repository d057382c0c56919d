import "./needs-own-node.mjs";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { importsOf } from "./boundaries.mjs";
import { root } from "./steps.mjs";

const modules = "graphql-server/src/modules/";

const contextOf = (file) => file.slice(modules.length).split("/")[0];
const roomOf = (file) => file.slice(modules.length).split("/").slice(0, 2).join("/");

/** Imports between contexts as the sources have them now: how many from one to another, and the files of each room. */
function measure() {
  const counts = new Map();
  const rooms = new Map();
  for (const file of fs.globSync(`${modules}**/*.ts`, { cwd: root }).filter((name) => !name.endsWith(".test.ts"))) {
    rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? 0) + 1);
    for (const target of importsOf(file).map((path) => join(dirname(file), path))) {
      if (!target.startsWith(modules) || contextOf(target) === contextOf(file)) continue;
      const pair = `${contextOf(file)} ${contextOf(target)}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return { counts, rooms };
}

/** Contexts from the highest to the lowest: each stands above all it imports. @throws Error when two import each other in a circle. */
function inOrder(names, imports) {
  const left = new Set(names);
  const order = [];
  while (left.size > 0) {
    const top = [...left]
      .filter((name) => ![...left].some((other) => imports(other, name) > 0))
      .toSorted((a, b) => a.localeCompare(b, "en"));
    if (top.length === 0) throw new Error(`In a circle: ${[...left].join(", ")}`);
    order.push(top[0]);
    left.delete(top[0]);
  }
  return order;
}

/** The picture of the contexts in text: the highest first, with its rooms and how often it imports which of those below. */
export function contextsPicture() {
  const { counts, rooms } = measure();
  const names = [...new Set([...rooms.keys()].map((room) => room.split("/")[0]))];
  const imports = (from, to) => counts.get(`${from} ${to}`) ?? 0;
  const order = inOrder(names, imports);
  const lines = order.flatMap((name, at) => {
    const own = [...rooms].filter(([room]) => room.startsWith(`${name}/`)).toSorted(([a], [b]) => a.localeCompare(b, "en"));
    const below = order.slice(at + 1).filter((other) => imports(name, other) > 0);
    const list = own.map(([room, files]) => `${room.split("/")[1]} ${files}`).join(" · ");
    const arrows = below.map((other) => `${other} ${imports(name, other)}`).join(", ");
    return [`┌ ${name.padEnd(8)} ${list}`, `└────────→ ${arrows || "nothing"}`];
  });
  return ["```", ...lines, "```"].join("\n");
}
