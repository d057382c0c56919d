import { type ReactNode, useState } from "react";
import { AttachFile } from "#features/conversation/attach-file.tsx";
import type { UploadedFile } from "#platform/upload.ts";
import { Text } from "#ui/text/text.tsx";

/** The file that goes with a message, and the part of the form that chooses it. */
export function useMessageFile(): { attachmentId: string | null; part: ReactNode } {
  const [file, setFile] = useState<UploadedFile | null>(null);
  const [problem, setProblem] = useState("");
  const part = (
    <div>
      <AttachFile as="ADMIN" file={file} onFile={setFile} onProblem={setProblem} />
      {problem && (
        <Text tone="error" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
  return { attachmentId: file?.id ?? null, part };
}
