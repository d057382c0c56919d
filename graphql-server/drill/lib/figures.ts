/** What a fault did to the product. */
export interface Figures {
  fault: string;
  /** How often it happened. */
  rounds: number;
  acknowledged: number;
  lost: number;
  double: number;
  mails: number;
  mailsLost: number;
  mailsDouble: number;
  /** Mails that still waited at the end: neither lost nor there. */
  mailsWaiting: number;
  /** Answers of 500 and above other than 503, and such as the fault's own rules allow. */
  ourErrors: readonly string[];
  /** Writes that were refused for good although nothing was wrong with them. */
  refused: readonly string[];
  longestMs: number;
  /** Longest time from the end of the fault to the first of three writes in a row; null when it was not measured. */
  recoveryMs: number | null;
  /** Of somebody who reads and writes while others flood; null without a flood. */
  neighbourP99Ms: number | null;
  /** Share by which the heap grew; null when it was not measured. */
  heapGrowth: number | null;
  /** What else did not hold, in words. */
  broken: readonly string[];
  seconds: number;
}

/** What must hold of every fault. Times are no goals on a machine that does other things meanwhile: then they are left out. */
export interface Goals {
  /** Mails that may go out twice: one for each connection to the mail server that a kill cuts. */
  mailsDouble: number;
  withTimes: boolean;
}

const goals = { longestMs: 12_000, recoveryMs: 5_000, neighbourP99Ms: 300, heapGrowth: 0.05, acknowledged: 20_000 } as const;

/** The goals that were missed, in words. */
export function missedBy(figures: Figures, { mailsDouble, withTimes }: Goals): string[] {
  const { longestMs, recoveryMs, neighbourP99Ms, heapGrowth } = figures;
  const counts: [string, number, number][] = [
    ["acknowledged writes lost", figures.lost, 0],
    ["writes twice", figures.double, 0],
    ["mails lost", figures.mailsLost, 0],
    ["mails twice", figures.mailsDouble, mailsDouble],
    ["errors of ours", figures.ourErrors.length, 0],
    ["refused for good", figures.refused.length, 0],
  ];
  const times: [string, number, number][] = [
    ["longest hang in ms", longestMs, goals.longestMs],
    ["recovery in ms", recoveryMs ?? 0, goals.recoveryMs],
    ["p99 of a neighbour in ms", neighbourP99Ms ?? 0, goals.neighbourP99Ms],
    ["growth of the heap", heapGrowth ?? 0, goals.heapGrowth],
    ["mails that still wait", figures.mailsWaiting, 0],
  ];
  const missed = [...counts, ...(withTimes ? times : [])].filter(([, value, most]) => value > most);
  const none = figures.acknowledged === 0 ? ["no write was acknowledged"] : [];
  return [...missed.map(([what, value, most]) => `${what}: ${value}, goal ${most}`), ...none, ...figures.broken].map(
    (text) => `${figures.fault}: ${text}`,
  );
}

/** Too few acknowledged writes prove little: said of a full drill only. */
export function missedByAll(all: readonly Figures[]): string[] {
  const sum = all.reduce((before, { acknowledged }) => before + acknowledged, 0);
  return sum < goals.acknowledged ? [`acknowledged writes in all: ${sum}, goal ${goals.acknowledged}`] : [];
}

const seconds = (milliseconds: number | null) => (milliseconds === null ? "" : (milliseconds / 1_000).toFixed(1));

export const figureTitles = [
  ["fault", "rounds", "acknowledged", "lost", "double", "mails", "mails lost", "mails twice", "mails waiting"],
  ["5xx but 503", "longest hang s", "recovery s", "neighbour p99 ms", "heap growth", "minutes"],
].flat();

/** A row of the table. */
export function rowOf(figures: Figures): string[] {
  const { fault, rounds, acknowledged, lost, double, mails, mailsLost, mailsDouble, mailsWaiting, ourErrors } = figures;
  const counts = [rounds, acknowledged, lost, double, mails, mailsLost, mailsDouble, mailsWaiting, ourErrors.length];
  const { longestMs, recoveryMs, neighbourP99Ms, heapGrowth } = figures;
  return [
    fault,
    ...counts.map(String),
    seconds(longestMs),
    seconds(recoveryMs),
    neighbourP99Ms === null ? "" : neighbourP99Ms.toFixed(0),
    heapGrowth === null ? "" : `${(heapGrowth * 100).toFixed(1)} %`,
    (figures.seconds / 60).toFixed(1),
  ];
}
