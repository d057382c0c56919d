/** 特定技能 fields: 16 from 2024-09-30 and three that were decided on 2026-01-23. From when a field is open is a dated row. */
export const specifiedSkillFields = [
  "CARE",
  "BUILDING_CLEANING",
  "MANUFACTURING",
  "CONSTRUCTION",
  "SHIPBUILDING",
  "AUTO_REPAIR",
  "AVIATION",
  "LODGING",
  "AGRICULTURE",
  "FISHERY",
  "FOOD_MANUFACTURING",
  "FOOD_SERVICE",
  "AUTO_TRANSPORT",
  "RAILWAY",
  "FORESTRY",
  "WOOD",
  "LINEN_SUPPLY",
  "LOGISTICS_WAREHOUSE",
  "RESOURCE_CIRCULATION",
] as const;
export type SpecifiedSkillField = (typeof specifiedSkillFields)[number];
