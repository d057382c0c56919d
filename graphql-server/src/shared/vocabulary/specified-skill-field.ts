/** 特定技能 fields (16 from 2024-09-30). */
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
] as const;
export type SpecifiedSkillField = (typeof specifiedSkillFields)[number];
