import { ApolloLink } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { catchError, defer, finalize, map, of, retry, throwError, timer } from "rxjs";
import { arePassing, isPassing, jittered, noteWaiting } from "./busy.ts";

/** Milliseconds before each further try: half a minute in all. */
const defaultDelays: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000];

/** An answer that may be another a moment later. */
class PassingAnswer extends Error {
  readonly answer: ApolloLink.Result;
  constructor(answer: ApolloLink.Result) {
    super("The service is busy");
    this.answer = answer;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Reads, and writes that the server carries out once however often they come. */
function mayRepeat({ operationType, variables }: ApolloLink.Operation): boolean {
  if (operationType === OperationTypeNode.QUERY) return true;
  const input: unknown = variables["input"];
  return operationType === OperationTypeNode.MUTATION && isRecord(input) && typeof input["operationId"] === "string";
}

/** Tries again by itself what was refused because the service was busy, and says so meanwhile; the last refusal stands. */
export function tryAgainLink(delays: readonly number[] = defaultDelays): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!mayRepeat(operation)) return forward(operation);
    let endWaiting: () => void = () => undefined;
    return defer(() => forward(operation)).pipe(
      map((answer) => {
        if (arePassing(answer.errors)) throw new PassingAnswer(answer);
        return answer;
      }),
      retry({
        delay: (error: unknown, count) => {
          const delay = delays[count - 1];
          if (delay === undefined || !(error instanceof PassingAnswer || isPassing(error))) return throwError(() => error);
          endWaiting();
          endWaiting = noteWaiting();
          return timer(jittered(delay));
        },
      }),
      catchError((error: unknown) => (error instanceof PassingAnswer ? of(error.answer) : throwError(() => error))),
      finalize(() => endWaiting()),
    );
  });
}
