import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { MessagePreviewQuery, MessagePreviewQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { useDebouncedValue } from "#ui/debounced.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import type { MeterTools } from "../message-form.tsx";
import { MessageHelp } from "./message-help.tsx";
import classes from "./message-meter.module.css";

const messagePreviewQuery: TypedDocumentNode<MessagePreviewQuery, MessagePreviewQueryVariables> = gql`
  query MessagePreview($input: MessagePreviewInput!) {
    messagePreview(input: $input) {
      level
      readerLevel
      isTooHard
      wrongDays
      plainer {
        sentence
        easy
      }
      bridge {
        easyText
        easyRuby
        words {
          word
          reading
          meaning
        }
        days {
          said
          meaning
        }
      }
    }
  }
`;

/** Long enough that nobody's typing is answered letter by letter. */
const pauseMs = 700;

type Preview = NonNullable<MessagePreviewQuery["messagePreview"]>;

/** How hard a text is for the applicant who will read it, sentences to put more plainly by one press, and what they get to see. */
export function MessageMeter({ conversationId, written, onRewrite }: MeterTools & { conversationId: string }) {
  const [body] = useDebouncedValue(written.trim(), pauseMs);
  const { data } = useQuery(messagePreviewQuery, {
    variables: { input: { conversationId, body } },
    skip: body === "" || written.trim() === "",
    fetchPolicy: "no-cache",
  });
  // What was found in another text is no longer said.
  const preview = body === written.trim() ? data?.messagePreview : null;
  return (
    <Stack gap="sm">
      <div aria-live="polite">{preview && <Level {...preview} />}</div>
      {preview && <Advice preview={preview} onReplace={(from, to) => onRewrite(replaced(written, from, to))} />}
    </Stack>
  );
}

function replaced(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  return start < 0 ? text : text.slice(0, start) + to + text.slice(start + from.length);
}

function Level({ level, readerLevel, isTooHard, wrongDays }: Preview) {
  const { t } = useTranslation("messageMeter");
  const unnumbered: Partial<Record<NonNullable<Preview["readerLevel"]>, string>> = { NONE: t("none"), NATIVE: t("native") };
  const reader = readerLevel && (unnumbered[readerLevel] ?? readerLevel);
  return (
    <Stack gap="sm">
      <Notice tone={isTooHard ? "warning" : "good"} title={isTooHard ? t("hard") : t("fine")}>
        <Text size="sm">{reader ? t("known", { level, reader }) : t("unknown", { level })}</Text>
        <Text size="sm" tone="dimmed">
          {t("own")}
        </Text>
      </Notice>
      {wrongDays.length > 0 && <Notice tone="warning" title={t("wrongDays", { days: wrongDays.join("、") })} />}
    </Stack>
  );
}

interface AdviceProps {
  preview: Preview;
  onReplace(from: string, to: string): void;
}

function Advice({ preview: { plainer, bridge }, onReplace }: AdviceProps) {
  const { t } = useTranslation("messageMeter");
  return (
    <>
      {plainer.length > 0 && <PlainerSentences plainer={plainer} onReplace={onReplace} />}
      {bridge && (
        <div className={classes["preview"]}>
          <Text size="sm" strong>
            {t("preview")}
          </Text>
          <MessageHelp bridge={bridge} />
        </div>
      )}
    </>
  );
}

function PlainerSentences({ plainer, onReplace }: { plainer: Preview["plainer"]; onReplace: AdviceProps["onReplace"] }) {
  const { t } = useTranslation("messageMeter");
  return (
    <Stack gap="xs">
      <Text size="sm" strong>
        {t("plainer")}
      </Text>
      <ul className={classes["plainer"]}>
        {plainer.map(({ sentence, easy }) => (
          <li key={sentence}>
            <Text size="sm" tone="dimmed" lang="ja">
              {sentence}
            </Text>
            <Group justify="space-between" gap="xs">
              <Text size="sm" lang="ja">
                {easy}
              </Text>
              <Button variant="subtle" aria-label={t("replaceOne", { sentence, easy })} onClick={() => onReplace(sentence, easy)}>
                {t("replace")}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
