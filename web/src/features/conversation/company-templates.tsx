import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group } from "#ui/layout.tsx";
import { KeepTemplateDialog } from "./keep-template-dialog.tsx";
import { KeptTemplatesDialog } from "./kept-templates-dialog.tsx";
import type { TemplateTools } from "./message-form.tsx";
import { companyTemplatesQuery } from "./template-commands.ts";
import { fillMarks, type TemplateSubject } from "./template-marks.ts";

interface CompanyTemplatesProps extends TemplateTools {
  about: TemplateSubject;
}

/** Texts that the company keeps, filled with the names of this conversation. */
export function CompanyTemplates({ written, onChoose, about }: CompanyTemplatesProps) {
  const { t } = useTranslation("conversation");
  const { data, refetch } = useQuery(companyTemplatesQuery, { fetchPolicy: "cache-and-network" });
  const [open, setOpen] = useState<"KEEP" | "MANAGE" | null>(null);
  const kept = data?.companyTemplates ?? [];
  const choose = (value: string) => {
    const mine = kept.find(({ id }) => id === value);
    if (mine) onChoose(fillMarks(mine.body, about));
  };
  return (
    <Group gap="sm" align="flex-end">
      {kept.length > 0 && (
        <Select
          label={t("template.kept")}
          width={360}
          value=""
          choices={[{ value: "", label: t("template.none") }, ...kept.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      <Button variant="subtle" disabled={written.trim() === ""} onClick={() => setOpen("KEEP")}>
        {t("template.keep")}
      </Button>
      {kept.length > 0 && (
        <Button variant="subtle" onClick={() => setOpen("MANAGE")}>
          {t("template.manage")}
        </Button>
      )}
      {open === "KEEP" && (
        <KeepTemplateDialog written={written} about={about} onClose={() => setOpen(null)} onKept={() => void refetch()} />
      )}
      {open === "MANAGE" && <KeptTemplatesDialog templates={kept} onClose={() => setOpen(null)} onChanged={() => void refetch()} />}
    </Group>
  );
}
