import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import type { NamedVerdict } from "#features/matching/status-verdicts.tsx";
import { StatusVerdicts } from "#features/matching/status-verdicts.tsx";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import type { Change } from "#features/work-change/change-list.tsx";
import { difference, shownValue } from "#features/work-change/shown-value.ts";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Icon } from "#ui/icon.tsx";
import classes from "./review-document.module.css";
import { type Finding, type ReviewField, reviewSteps } from "./review-fields.ts";
import type { Comments } from "./use-comments.ts";

/** Where the verdicts on the statuses of residence stand. */
const statusesPath = "acceptedStatuses";

interface ReviewDocumentProps {
  posting: FragmentType<WorkBody_PostingFragment>;
  changes: readonly Change[];
  namedStatuses: readonly NamedVerdict[];
  comments: Comments;
  /** Whether a return can be written now. */
  mayComment: boolean;
}

/** The posting field by field: what changes in it, what was found at each field, and what the moderator says about it. */
export function ReviewDocument({ posting, changes, namedStatuses, comments, mayComment }: ReviewDocumentProps) {
  const { t } = useTranslation(["adminReview", "company"]);
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: posting });
  if (!complete) return null;
  const always = namedStatuses.length > 0 ? [statusesPath] : [];
  const { steps, elsewhere } = reviewSteps(data, { changes, findings: comments.findings, always });
  return (
    <div className={classes["sheet"]}>
      {elsewhere.length > 0 && (
        <section className={classes["step"]}>
          <h3 className={classes["name"]}>{t("document.whole")}</h3>
          {elsewhere.map((finding) => (
            <FindingRow key={`${finding.code}${finding.message}`} finding={finding} comments={comments} mayChoose={mayComment} />
          ))}
        </section>
      )}
      {steps.map(({ name, fields }) => (
        <section key={name} className={classes["step"]}>
          <h3 className={classes["name"]}>{t(`company:step.${name}`)}</h3>
          {fields.map((field) => (
            <FieldRow
              key={field.path}
              field={field}
              named={field.path === statusesPath ? namedStatuses : []}
              comments={comments}
              mayComment={mayComment}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface FieldRowProps {
  field: ReviewField;
  named: readonly NamedVerdict[];
  comments: Comments;
  mayComment: boolean;
}

function toneOf({ findings, change }: ReviewField): "bad" | "ask" | "changed" | "plain" {
  if (findings.some(({ tier }) => tier === "BLOCK")) return "bad";
  if (findings.length > 0) return "ask";
  return change ? "changed" : "plain";
}

function FieldRow({ field, named, comments, mayComment }: FieldRowProps) {
  const { t } = useTranslation(["adminReview", "company"]);
  const { path, findings } = field;
  const [isOpen, setOpen] = useState(false);
  const label = t.code("company:field", path.replaceAll(".", "_"));
  const isWriting = isOpen || comments.textAt(path) !== "";
  return (
    <div className={classes["row"]} data-tone={toneOf(field)}>
      <div className={classes["label"]}>
        {label}
        {mayComment && !isWriting && (
          <button
            type="button"
            className={classes["comment"]}
            aria-label={t("comment.open", { field: label })}
            title={t("comment.open", { field: label })}
            onClick={() => setOpen(true)}
          >
            <Icon name="message-report" size={16} />
          </button>
        )}
      </div>
      <div className={classes["value"]}>
        <Value field={field} />
        {findings.map((finding) => (
          <FindingRow key={`${finding.code}${finding.message}`} finding={finding} comments={comments} mayChoose={mayComment} />
        ))}
        {named.length > 0 && <StatusVerdicts named={named} />}
        {mayComment && isWriting && (
          <div className={classes["writing"]}>
            <TextArea
              label={t("comment.label", { field: label })}
              value={comments.textAt(path)}
              maxLength={400}
              rows={2}
              onChange={(event) => comments.write(path, event.currentTarget.value)}
            />
            {comments.textAt(path) === "" && (
              <Button variant="subtle" size="xs" onClick={() => setOpen(false)}>
                {t("comment.close")}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function Value({ field: { path, value, change } }: { field: ReviewField }) {
  const { t } = useTranslation(["adminReview", "company", "vocabulary", "common"]);
  const shown = shownValue(t, path, change ? change.after : value);
  if (!change) return <p className={classes["text"]}>{shown ?? <span className={classes["none"]}>{t("document.none")}</span>}</p>;
  const before = shownValue(t, path, change.before);
  const { head, removed, added, tail } = difference(before ?? "", shown ?? "");
  return (
    <p className={classes["text"]}>
      {head}
      {removed && <del>{removed}</del>}
      {added && <ins>{added}</ins>}
      {tail}
    </p>
  );
}

function FindingRow({ finding, comments, mayChoose }: { finding: Finding; comments: Comments; mayChoose: boolean }) {
  const { t } = useTranslation("adminReview");
  const place = comments.findings.indexOf(finding);
  const isChosen = comments.isChosen(finding);
  return (
    <div className={classes["finding"]} data-tier={finding.tier}>
      <p>
        <Icon name={finding.tier === "BLOCK" ? "alert-circle" : "alert-triangle"} size={16} />
        {finding.message}
      </p>
      {mayChoose && (
        <button type="button" className={classes["choose"]} aria-pressed={isChosen} onClick={() => comments.toggle(finding)}>
          {isChosen && <Icon name="check" size={16} />}
          {t(isChosen ? "finding.chosen" : "finding.choose")}
          {place < 9 && <kbd aria-hidden="true">{place + 1}</kbd>}
        </button>
      )}
    </div>
  );
}
