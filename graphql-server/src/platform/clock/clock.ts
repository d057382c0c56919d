/** Tells the time; tests hand in one they can move. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
