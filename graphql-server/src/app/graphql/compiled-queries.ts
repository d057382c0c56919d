import { type DocumentNode, type ExecutionResult, type GraphQLSchema, validate } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { documentOf } from "../../shared/graphql/operation-meaning.ts";

/** Compiling costs some milliseconds, so a document must have come this often before. */
const worthCompiling = 3;
/** Texts that are remembered; the one that came longest ago makes room. */
const keptTexts = 500;
const longestText = 20_000;

/** Runs one operation of a document that was validated before. */
export type CompiledOperation = (context: GraphQLContext, variables: object) => Promise<ExecutionResult>;

/** The documents that clients send again and again, and what they were compiled to. */
export interface CompiledQueries {
  /** Tells of a document that was parsed and validated. */
  note(text: string, document: DocumentNode): void;
  /** The document of a text that somebody vouches for, from its first use on; undefined when it does not fit the schema. */
  learn(text: string): DocumentNode | undefined;
  /** The document of a text that was noted. */
  documentOf(text: string): DocumentNode | undefined;
  /** Its operation as JavaScript; undefined while it is not worth it and for whatever cannot be compiled. */
  operationOf(document: DocumentNode, operationName: string): CompiledOperation | undefined;
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string): CompiledQuery | undefined {
  const made = compileQuery(schema, document, operationName || undefined, { disablingCapturingStackErrors: true });
  return isCompiledQuery(made) ? made : undefined;
}

/** Remembers documents of one schema and compiles those that come often. What is forgotten as text is forgotten as code too. */
export function createCompiledQueries(schema: GraphQLSchema): CompiledQueries {
  const texts = new Map<string, { document: DocumentNode; seen: number }>();
  const operations = new WeakMap<DocumentNode, Map<string, CompiledOperation | undefined>>();

  function keep(text: string, document: DocumentNode, times: number): void {
    if (text.length > longestText) return;
    const known = texts.get(text);
    texts.delete(text);
    texts.set(text, { document: known?.document ?? document, seen: (known?.seen ?? 0) + times });
    const [oldest] = texts.keys();
    if (texts.size > keptTexts && oldest !== undefined) texts.delete(oldest);
  }

  function known(text: string): DocumentNode | undefined {
    const found = texts.get(text);
    return found && found.seen >= worthCompiling ? found.document : undefined;
  }

  return {
    note: (text, document) => keep(text, document, 1),
    learn(text) {
      const found = known(text);
      if (found) return found;
      const document = documentOf(text);
      if (!document || validate(schema, document).length > 0) return undefined;
      keep(text, document, worthCompiling);
      return document;
    },
    documentOf: known,
    operationOf(document, operationName) {
      const known = operations.get(document) ?? new Map<string, CompiledOperation | undefined>();
      operations.set(document, known);
      if (!known.has(operationName)) {
        const compiled = compile(schema, document, operationName);
        known.set(operationName, compiled && (async (context, variables) => compiled.query(undefined, context, variables)));
      }
      return known.get(operationName);
    },
  };
}
