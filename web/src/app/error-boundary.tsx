import { Component, type ReactNode } from "react";

interface State {
  error: Error | null;
}

/** The last net: shows the raw message of a render error and a button that tries again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <ErrorFallback message={error.message} onBack={() => this.setState({ error: null })} />;
  }
}

/** The raw message and 戻る, as the contract has it. Needs no theme and no catalogue, which may be what failed. */
export function ErrorFallback({ message, onBack }: { message: string; onBack: () => void }) {
  return (
    <main role="alert" style={{ padding: "2rem", maxWidth: "40rem", margin: "0 auto", fontFamily: "sans-serif" }}>
      <p>{message}</p>
      <button type="button" onClick={onBack} style={{ padding: "0.75rem 1.5rem", font: "inherit" }}>
        戻る
      </button>
    </main>
  );
}
