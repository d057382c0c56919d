import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router-dom";

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** The router's own screen for errors that no other screen caught. */
export function UnexpectedError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    <main role="alert" style={{ padding: "2rem", maxWidth: "40rem", margin: "0 auto", fontFamily: "sans-serif" }}>
      <h1>Unexpected Application Error</h1>
      <p>{messageOf(error)}</p>
      <button type="button" onClick={() => void revalidate()} style={{ padding: "0.75rem 1.5rem", font: "inherit" }}>
        戻る
      </button>
    </main>
  );
}
