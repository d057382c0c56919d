import { readFileSync } from "node:fs";
import { parseSync } from "vite";

const binary = {
  "===": ["!=="],
  "!==": ["==="],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
};
const logical = { "&&": ["||"], "||": ["&&"], "??": ["&&"] };
const assignment = { "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="] };
const methods = {
  floor: "ceil",
  ceil: "floor",
  round: "floor",
  min: "max",
  max: "min",
  some: "every",
  every: "some",
  startsWith: "endsWith",
  endsWith: "startsWith",
};
/** Words of a query that turn it round. */
const words = {
  $gt: "$gte",
  $gte: "$gt",
  $lt: "$lte",
  $lte: "$lt",
  $in: "$nin",
  $nin: "$in",
  $ne: "$eq",
  $or: "$and",
  asc: "desc",
  desc: "asc",
};

const isText = ({ type, value }) => (type === "Literal" && typeof value === "string") || type === "TemplateLiteral";
const nameOf = (node) => (node.type === "Identifier" ? node.name : node.value);

/** The replacements to try for each kind of node, each as [start, end, text]. */
const replacements = {
  BinaryExpression({ left, right, operator }, code) {
    if (operator === "+" && (isText(left) || isText(right))) return [];
    return (binary[operator] ?? []).map((other) => between(left, right, operator, other, code));
  },
  LogicalExpression: ({ left, right, operator }, code) => logical[operator].map((other) => between(left, right, operator, other, code)),
  AssignmentExpression: ({ left, right, operator }, code) =>
    (assignment[operator] ?? []).map((other) => between(left, right, operator, other, code)),
  UnaryExpression: ({ start, argument, operator }) => (operator === "!" || operator === "-" ? [[start, argument.start, ""]] : []),
  UpdateExpression: ({ start, end, operator }, code) => [
    [start, end, code.slice(start, end).replace(operator, operator === "++" ? "--" : "++")],
  ],
  ConditionalExpression: ({ test }) => forced(test),
  IfStatement: ({ test }) => forced(test),
  Literal({ start, end, value }) {
    if (typeof value === "boolean") return [[start, end, String(!value)]];
    if (typeof value === "number") return [[start, end, String(value + 1)]];
    return words[value] ? [[start, end, JSON.stringify(words[value])]] : [];
  },
  Property: ({ key, computed }) => (!computed && words[nameOf(key)] ? [[key.start, key.end, words[nameOf(key)]]] : []),
  CallExpression({ callee }) {
    if (callee.type !== "MemberExpression" || callee.computed) return [];
    const other = methods[callee.property.name];
    return other ? [[callee.property.start, callee.property.end, other]] : [];
  },
  ExpressionStatement: ({ start, end, expression, directive }) =>
    !directive && /Call|Await|Assignment/.test(expression.type) ? [[start, end, ";"]] : [],
  ReturnStatement: ({ argument }) => (argument && /^(?:Array|Object)Expression$/.test(argument.type) ? emptied(argument) : []),
  // Each entry of a table is a rule of its own.
  ArrayExpression: ({ elements }) =>
    elements.length > 1
      ? elements.flatMap((element, index) => {
          if (!element) return [];
          const next = elements[index + 1];
          const before = elements[index - 1];
          return [next ? [element.start, next.start, ""] : [before.end, element.end, ""]];
        })
      : [],
};

function between(left, right, operator, other, code) {
  const at = code.indexOf(operator, left.end);
  // Brackets may close or open on either side of the sign; a comment between is not worth a parser.
  if (at < 0 || at >= right.start) throw new Error(`No ${operator} found at ${left.end}`);
  return [at, at + operator.length, other];
}
const forced = ({ start, end, type, value }) =>
  type === "Literal" && typeof value === "boolean"
    ? []
    : [
        [start, end, "true"],
        [start, end, "false"],
      ];
const emptied = ({ start, end, type, elements, properties }) =>
  (elements ?? properties).length > 0 ? [[start, end, type === "ArrayExpression" ? "[]" : "{}"]] : [];

/** Types, imports and decorators do nothing when the program runs. */
const isSilent = (type) =>
  (type.startsWith("TS") && !/^TS(?:As|NonNull|Satisfies)/.test(type)) || /^(?:Import|ExportAll)Declaration$|^Decorator$/.test(type);

const isFunction = ({ type, body }) => /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) && body;

/** Collects the changes below a node, each with the function it is in (-1: what runs on loading), and all functions with their bodies. */
function walk(node, code, found, functions, within = -1) {
  if (isSilent(node.type)) return;
  let inside = within;
  if (isFunction(node)) inside = functions.push(node.body) - 1;
  found.push(...(replacements[node.type]?.(node, code) ?? []).map((one) => ({ range: one, within: inside })));
  for (const [name, child] of Object.entries(node)) {
    if (name === "typeAnnotation" || name === "returnType" || name === "typeArguments") continue;
    for (const each of Array.isArray(child) ? child : [child])
      if (each && typeof each.type === "string") walk(each, code, found, functions, inside);
  }
}

function read(file) {
  const code = readFileSync(file, "utf8");
  const found = [];
  const functions = [];
  walk(parseSync(file, code).program, code, found, functions);
  return { code, found, functions };
}

/** Every change of one place in a source: the whole file's text with the change, its position and a description. */
export function mutantsOf(file) {
  const { code, found } = read(file);
  const unique = new Map(found.map((one) => [one.range.join(":"), one]));
  return [...unique.values()].map(({ range: [start, end, text], within }) => {
    const before = code.slice(0, start).split("\n");
    const old = code.slice(start, end).replaceAll(/\s+/g, " ");
    const change = `${old.length > 60 ? `${old.slice(0, 60)}…` : old} → ${text === "" ? "(nothing)" : text}`;
    const changed = code.slice(0, start) + text + code.slice(end);
    return { file, within, line: before.length, column: before.at(-1).length + 1, change, code: changed };
  });
}

/** Whether the text is a program at all. Types are not asked: what only they forbid is a change like another. */
export const parses = ({ file, code }) => parseSync(file, code).errors.length === 0;

/** The source, writing into the file of KOTOBA_MUTANT_REACHED which of its functions run; `name` stands for the source. */
export function watched(file, name) {
  const { code, functions } = read(file);
  const marks = functions.flatMap(({ type, start, end }, index) =>
    type === "BlockStatement" || type === "FunctionBody"
      ? [{ at: start + 1, text: `kotobaReached(${index});` }]
      : [
          { at: start, text: `(kotobaReached(${index}), ` },
          { at: end, text: ")" },
        ],
  );
  const head = `import { appendFileSync as kotobaAppend } from "node:fs"; const kotobaSeen = new Set(); function kotobaReached(index) {
    if (kotobaSeen.has(index)) return; kotobaSeen.add(index); kotobaAppend(process.env.KOTOBA_MUTANT_REACHED, ${JSON.stringify(name)} + " " + index + "\\n"); }
  kotobaReached(-1);\n`;
  let text = code;
  for (const { at, text: mark } of marks.toSorted((a, b) => b.at - a.at)) text = text.slice(0, at) + mark + text.slice(at);
  return head + text;
}
