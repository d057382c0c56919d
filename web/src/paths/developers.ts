/** The portal for developers: the server writes it whole, so it is always another document. */
export const developersPath = "/developers";
