import { CompanyName } from "#features/company/company-name.tsx";
import type { Titled } from "#features/work/title/shown-title.ts";
import { WorkTitle } from "#features/work/title/work-title.tsx";

interface AppliedWorkProps {
  work: Titled & { company: { name: string; nameEn: string | null } };
}

/** What somebody applies for: the company, and below it the title as the reader understands it. */
export function AppliedWork({ work }: AppliedWorkProps) {
  return (
    <>
      <CompanyName company={work.company} />
      <br />
      <WorkTitle work={work} />
    </>
  );
}
