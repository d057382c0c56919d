import { send } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { takeBackApproval } from "./review.mutations.ts";

const undoMs = 10_000;

/** The approval given last, while it can be taken back; it outlives the screen it was given on. */
let last: { id: string; until: number; toastId: string } | null = null;

interface Words {
  done: string;
  undo: string;
  undone: string;
}

/** Tells that a posting is approved, with the way to take it back for ten seconds. `onBack` gets the posting that is in hand again. */
export function tellApproval(id: string, words: Words, onBack: (id: string) => void): void {
  const toastId = `approval-${id}`;
  last = { id, until: Date.now() + undoMs, toastId };
  adminToast.success(
    <span style={{ display: "flex", gap: "0.75rem", alignItems: "center" }}>
      {words.done}
      <Button variant="outline" size="xs" onClick={() => void takeBack(id, words, onBack)}>
        {words.undo}
      </Button>
    </span>,
    { id: toastId, duration: undoMs },
  );
}

async function takeBack(id: string, { undone }: Words, onBack: (id: string) => void): Promise<void> {
  const { errors } = await send(takeBackApproval, { id });
  adminToast.dismiss(`approval-${id}`);
  if (last?.id === id) last = null;
  const [problem] = errors;
  if (problem) adminToast.error(problem.message);
  else {
    adminToast.success(undone);
    onBack(id);
  }
}

/** Takes the approval given last back, as its button does; nothing happens once its time is over. */
export function takeBackLast(words: Words, onBack: (id: string) => void): void {
  if (last && Date.now() < last.until) void takeBack(last.id, words, onBack);
}
