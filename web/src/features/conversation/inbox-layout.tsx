import { Grid } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./inbox-layout.module.css";

/** List and thread side by side; on a phone the list, or the open thread. */
export function InboxLayout({ list, thread, isOpen }: { list: ReactNode; thread: ReactNode; isOpen: boolean }) {
  return (
    <Grid gap="lg" className={classes["inbox"] ?? ""} data-open={isOpen}>
      <Grid.Col span={{ base: 12, md: 4 }} className={classes["list"] ?? ""}>
        {list}
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }} className={classes["thread"] ?? ""}>
        {thread}
      </Grid.Col>
    </Grid>
  );
}
