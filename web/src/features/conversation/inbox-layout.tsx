import { Grid } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./inbox-layout.module.css";

/** List and conversation side by side; on a phone the list, or the open conversation. */
export function InboxLayout({ list, conversation, isOpen }: { list: ReactNode; conversation: ReactNode; isOpen: boolean }) {
  return (
    <Grid gap="lg" className={classes["inbox"] ?? ""} data-open={isOpen}>
      <Grid.Col span={{ base: 12, md: 4 }} className={classes["list"] ?? ""}>
        {list}
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }} className={classes["conversation"] ?? ""}>
        {conversation}
      </Grid.Col>
    </Grid>
  );
}
