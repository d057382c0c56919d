/** Says `return` when the socket of the page is back after a break: what was told meanwhile went unheard. */
export const socketReturns = new EventTarget();
