/** Days after its last refresh on which an app's access ends. */
export const accessDays = 30;

const minute = 60;
const day = 24 * 60 * minute;

/** Lifetimes in seconds. */
export const oauthLife = {
  AccessToken: 60 * minute,
  AuthorizationCode: minute,
  RefreshToken: accessDays * day,
  Grant: 180 * day,
  Interaction: 30 * minute,
  Session: 30 * minute,
  IdToken: minute,
} as const;
