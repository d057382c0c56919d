/** What kind of place a work is done at, as far as a 在留資格 or 資格外活動許可 depends on it. AMUSEMENT is 風俗営業等の営業所. */
export const workplaceKinds = [
  "OFFICE",
  "SHOP",
  "RESTAURANT",
  "LODGING",
  "FACTORY",
  "CONSTRUCTION_SITE",
  "FARM",
  "HOSPITAL",
  "CARE_FACILITY",
  "HOME_CARE",
  "SCHOOL",
  "UNIVERSITY",
  "AMUSEMENT",
  "OTHER",
] as const;
export type WorkplaceKind = (typeof workplaceKinds)[number];
