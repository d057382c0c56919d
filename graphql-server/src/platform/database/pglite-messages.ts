/** A request from the main thread to the thread that holds the embedded database. */
export interface PgliteRequest {
  id: number;
  op: "query" | "exec" | "begin" | "commit" | "rollback" | "close";
  /** Transaction the statement belongs to; absent outside of one. */
  tx?: number;
  sql?: string;
  params?: unknown[];
}

export interface PgliteFailure {
  message: string;
  name: string;
  code?: string;
  detail?: string;
  constraint?: string;
  table?: string;
  column?: string;
}

export type PgliteReply = { id: number; result: unknown } | { id: number; failure: PgliteFailure };
