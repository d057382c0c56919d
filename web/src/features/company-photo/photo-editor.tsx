import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import type { OwnPhotos_CompanyFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { addCompanyPhoto, changeCompanyPhoto, orderCompanyPhotos, removeCompanyPhoto } from "./company-photo.mutations.ts";
import { OwnPhotos_company } from "./own-photo.fragment.ts";
import classes from "./photo-editor.module.css";
import { PhotoRow } from "./photo-row.tsx";
import { PhotoWords } from "./photo-words.tsx";
import { UploadPhoto } from "./upload-photo.tsx";

/** The most photos of a company; the server says it again. */
const most = 8;

interface PhotoEditorProps {
  company: FragmentType<OwnPhotos_CompanyFragment>;
  canEdit: boolean;
}

/** The list with one of its items at another place. */
function moved(ids: readonly string[], from: number, to: number): string[] {
  const rest = ids.filter((_, index) => index !== from);
  return rest.toSpliced(to, 0, ...ids.slice(from, from + 1));
}

/** The company's photos of its workplaces: each waits for the operator, and visitors see it once that has looked. */
export function PhotoEditor({ company, canEdit }: PhotoEditorProps) {
  const { t } = useTranslation("companyPhotos");
  const { data, complete } = useFragment({ fragment: OwnPhotos_company, fragmentName: "OwnPhotos_company", from: company });
  const [upload, setUpload] = useState<string>();
  const [problem, setProblem] = useState("");
  const [dragged, setDragged] = useState<number>();
  if (!complete) return null;
  const { photos } = data;
  const tellSaved = (errors: readonly FieldProblem[]) => {
    if (errors.length === 0) showToast({ type: "success", title: t("saved") });
    return errors;
  };
  const add = async (alt: string) => {
    const { errors } = await send(addCompanyPhoto, { attachmentId: upload ?? "", alt });
    const unsuitable = errors.find(({ path }) => path[0] === "attachmentId");
    if (errors.length === 0 || unsuitable) setUpload(undefined);
    setProblem(unsuitable?.message ?? "");
    return unsuitable ? [] : tellSaved(errors);
  };
  const move = async (from: number, to: number) => {
    const ids = moved(
      photos.map(({ id }) => id),
      from,
      to,
    );
    const { errors } = await send(orderCompanyPhotos, { ids });
    setProblem(errors[0]?.message ?? "");
    if (errors.length === 0) showToast({ type: "success", title: t("moved", { number: to + 1 }) });
  };
  return (
    <Card padding="xl" component="section" aria-label={t("title")}>
      <Stack gap="lg">
        <div>
          <Title order={2} size={3}>
            {t("title")}
          </Title>
          <Text size="sm">{t("lead", { most })}</Text>
        </div>
        {photos.length === 0 && <Text tone="dimmed">{t("none")}</Text>}
        {photos.length > 0 && (
          <ol className={classes["rows"]}>
            {photos.map((photo, index) => (
              <PhotoRow
                key={photo.id}
                photo={photo}
                index={index}
                count={photos.length}
                canEdit={canEdit}
                onMove={(to) => void move(index, to)}
                onChange={async (change) =>
                  tellSaved((await send(changeCompanyPhoto, { id: photo.id, version: photo.version, ...change })).errors)
                }
                onRemove={async () => (await send(removeCompanyPhoto, { id: photo.id })).errors[0]?.message}
                drag={{
                  onStart: ({ dataTransfer }) => {
                    // Firefox drags nothing that carries no text.
                    dataTransfer.setData("text/plain", photo.id);
                    setDragged(index);
                  },
                  onDrop: (event) => {
                    event.preventDefault();
                    if (dragged !== undefined && dragged !== index) void move(dragged, index);
                    setDragged(undefined);
                  },
                }}
              />
            ))}
          </ol>
        )}
        {canEdit && upload !== undefined && <PhotoWords alt="" submit={t("add")} onSave={add} />}
        {canEdit && upload === undefined && (
          <div>
            <UploadPhoto label={t("choose")} isDisabled={photos.length >= most} onUploaded={setUpload} onProblem={setProblem} />
          </div>
        )}
        {problem && (
          <Text size="sm" role="alert" tone="error">
            ＊{problem}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
