import { clockJumps } from "./faults/clock.ts";
import { blackout, databaseStop, exhaustion, freeze, lock, reset, silence } from "./faults/database.ts";
import { diskFull, store } from "./faults/files.ts";
import { badRequests } from "./faults/flood.ts";
import { mailHang, mailRefuse, mailSlow } from "./faults/mail.ts";
import { kill, killEmbedded, standStill, terminate, twoProcesses } from "./faults/process.ts";
import { soak } from "./faults/soak.ts";
import type { Figures } from "./lib/figures.ts";
import type { Stage } from "./lib/stage.ts";

/** Something that befalls the product. To add one: an entry here, and a function that plays it. */
export interface Fault {
  /** What is done, for whoever reads the table. */
  what: string;
  /** How often in the full form. */
  rounds: number;
  /** How often in the short form that stands among the tests; left out there when it takes too long. */
  shortRounds?: number;
  /** Mails under way when a process is killed: each may have been taken already, and nobody has noted it. */
  mailsCutARound?: number;
  /** Played by. */
  play(stage: Stage): Promise<Figures>;
}

/** Connections to the mail server that one process keeps. */
const mailsAtOnce = 5;

/** Everything a drill does, in this order. */
export const faults: Readonly<Record<string, Fault>> = {
  kill: { what: "kill -9 of the product under load", rounds: 50, shortRounds: 1, mailsCutARound: mailsAtOnce, play: kill },
  "kill-embedded": {
    what: "kill -9 of the product with its embedded database under load",
    rounds: 50,
    shortRounds: 1,
    mailsCutARound: mailsAtOnce,
    play: killEmbedded,
  },
  terminate: { what: "SIGTERM under load", rounds: 20, play: terminate },
  "two-processes": {
    what: "two processes, each write to both, one killed by turns",
    rounds: 20,
    mailsCutARound: mailsAtOnce,
    play: twoProcesses,
  },
  "stand-still": { what: "SIGSTOP of the product for 8 s", rounds: 3, play: standStill },
  "database-stop": { what: "PostgreSQL ends at once", rounds: 20, shortRounds: 1, play: databaseStop },
  freeze: { what: "SIGSTOP of PostgreSQL for 15 s", rounds: 5, play: freeze },
  silence: { what: "connections to the database fall silent, new ones work", rounds: 10, shortRounds: 1, play: silence },
  blackout: { what: "the way to the database is silent for 15 s", rounds: 5, play: blackout },
  reset: { what: "connections to the database are reset for 5 s", rounds: 5, play: reset },
  exhaustion: { what: "others hold every connection of PostgreSQL for 8 s", rounds: 5, play: exhaustion },
  lock: { what: "a lock that every writer waits for, 8 s", rounds: 5, play: lock },
  "mail-hang": { what: "the mail server says nothing for 20 s", rounds: 2, play: mailHang },
  "mail-slow": { what: "the mail server takes 4 s a mail for 20 s", rounds: 2, play: mailSlow },
  "mail-refuse": { what: "the mail server refuses for 20 s", rounds: 2, play: mailRefuse },
  "disk-full": { what: "no room for files", rounds: 5, play: diskFull },
  store: { what: "the bucket answers 500, cuts, says nothing", rounds: 3, play: store },
  clock: { what: "one clock of two jumps 20 minutes ahead and back", rounds: 4, play: clockJumps },
  flood: { what: "62,000 bad requests", rounds: 1, play: badRequests },
  soak: { what: "30 minutes of ordinary use", rounds: 1, play: soak },
};
