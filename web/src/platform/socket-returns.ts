/** Dispatches `return` when the socket of the page is back after a break: events sent meanwhile went unheard. */
export const socketReturns = new EventTarget();
