import type { ComponentProps, ReactNode } from "react";
import { initialOf } from "#features/company/company-mark.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { ConversationMessages } from "./conversation-messages.tsx";

type MessagesProps = ComponentProps<typeof ConversationMessages>;

interface ConversationPanelProps {
  conversation: Pick<MessagesProps, "readByCounterpartAt"> & {
    counterpartName: string;
    subject: string | null;
    messages: { items: MessagesProps["messages"]; pageInfo: { hasNextPage: boolean } };
  };
  /** The list of conversations, for where there is no room for it beside. */
  listPath: string;
  onOlder: () => void;
  bridges?: NonNullable<MessagesProps["bridges"]>;
  /** The subject of the conversation, under the name. */
  about?: ReactNode;
  /** The form the reader writes in. */
  children: ReactNode;
}

/** An open conversation, the same on either side of it. */
export function ConversationPanel({ conversation, listPath, onOlder, bridges, about, children }: ConversationPanelProps) {
  const { t } = useTranslation("conversation");
  const { counterpartName, subject, messages, readByCounterpartAt } = conversation;
  return (
    <Card padding="lg">
      <Stack gap="md">
        <LinkButton to={listPath} variant="subtle" narrowOnly>
          {t("toList")}
        </LinkButton>
        <Group gap="sm" align="center" wrap="nowrap">
          <Avatar name={counterpartName} initial={initialOf(counterpartName)} size={44} />
          <Title order={2} size={3} translate="no">
            {counterpartName}
          </Title>
        </Group>
        {subject && <Text strong>{subject}</Text>}
        {about}
        <ConversationMessages
          messages={messages.items}
          hasOlder={messages.pageInfo.hasNextPage}
          onOlder={onOlder}
          readByCounterpartAt={readByCounterpartAt}
          {...(bridges && { bridges })}
        />
        {children}
      </Stack>
    </Card>
  );
}
