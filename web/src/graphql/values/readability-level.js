export const readabilityLevelValues = [
    "N5",
    "N4",
    "N3",
    "N2",
    "N1",
];
//# sourceMappingURL=readability-level.js.map