import { type DragEvent, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Badge, Text } from "#ui/text/text.tsx";
import type { OwnPhoto } from "./own-photo.fragment.ts";
import classes from "./photo-editor.module.css";
import { PhotoPicture } from "./photo-picture.tsx";
import { PhotoWords } from "./photo-words.tsx";
import { UploadPhoto } from "./upload-photo.tsx";

interface PhotoRowProps {
  photo: OwnPhoto;
  index: number;
  count: number;
  canEdit: boolean;
  onMove(to: number): void;
  onChange(change: { alt: string; attachmentId?: string }): Promise<readonly FieldProblem[]>;
  onRemove(): Promise<string | undefined>;
  drag: { onStart(event: DragEvent): void; onDrop(event: DragEvent): void };
}

function stateOf({ shown, returnReason, waiting }: OwnPhoto) {
  if (returnReason !== null) return "RETURNED";
  if (!waiting) return "SHOWN";
  return shown ? "CHANGED" : "WAITING";
}

/** One photo of the company: its state, its words, its place in the order. */
export function PhotoRow({ photo, index, count, canEdit, onMove, onChange, onRemove, drag }: PhotoRowProps) {
  const { t } = useTranslation(["companyPhotos", "common"]);
  const [problem, setProblem] = useState("");
  const [isAsking, setAsking] = useState(false);
  const current = photo.waiting ?? photo.shown;
  if (!current) return null;
  const state = stateOf(photo);
  const name = t("number", { number: index + 1 });
  const remove = async () => {
    const found = await onRemove();
    if (found) setProblem(found);
    setAsking(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for the mouse; the buttons are the way of the keyboard
    <li className={classes["row"]} onDragOver={(event) => event.preventDefault()} onDrop={drag.onDrop}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above: only the picture is dragged, so that words can be marked */}
      <div className={classes["handle"]} draggable={canEdit} onDragStart={drag.onStart}>
        <PhotoPicture photo={current} sizes="15rem" className={classes["picture"]} />
      </div>
      <Stack gap="sm" className={classes["side"] ?? ""}>
        <Group gap="sm">
          <Text strong>{name}</Text>
          <Badge tone={state === "SHOWN" ? "good" : "plain"}>{t(`state.${state}`)}</Badge>
        </Group>
        {photo.returnReason !== null && (
          <Text size="sm" tone="error" keepsLines>
            {t("returned", { reason: photo.returnReason })}
          </Text>
        )}
        {canEdit ? (
          <>
            <PhotoWords key={current.alt} alt={current.alt} submit={t("saveWords")} isSaved onSave={(alt) => onChange({ alt })} />
            <Group gap="xs">
              <Button variant="outline" disabled={index === 0} aria-label={t("earlierOf", { name })} onClick={() => onMove(index - 1)}>
                {t("earlier")}
              </Button>
              <Button
                variant="outline"
                disabled={index === count - 1}
                aria-label={t("laterOf", { name })}
                onClick={() => onMove(index + 1)}
              >
                {t("later")}
              </Button>
              <UploadPhoto
                label={t("replace")}
                onProblem={setProblem}
                onUploaded={(attachmentId) =>
                  void onChange({ alt: current.alt, attachmentId }).then((found) => setProblem(found[0]?.message ?? ""))
                }
              />
              <Button variant="subtle" color="red" aria-label={t("removeOf", { name })} onClick={() => setAsking(true)}>
                {t("remove")}
              </Button>
            </Group>
          </>
        ) : (
          <Text>{current.alt}</Text>
        )}
        {problem && (
          <Text size="sm" role="alert" tone="error">
            ＊{problem}
          </Text>
        )}
      </Stack>
      <Dialog
        title={t("removeOf", { name })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={{ label: t("remove"), isLoading: false, run: () => void remove() }}
      >
        <Text>{t("removeMeans")}</Text>
      </Dialog>
    </li>
  );
}
