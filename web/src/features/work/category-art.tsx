import type { JobCategory } from "#graphql/operations.ts";

/** The tint each drawing stands on. */
const tints: Readonly<Record<JobCategory, string>> = {
  MANAGEMENT: "ai",
  RESEARCH_ENGINEERING: "sora",
  LAW_BUSINESS_ARTS: "sumire",
  MEDICAL: "sora",
  CHILDCARE_EDUCATION: "yama",
  OFFICE: "ai",
  SALES: "kaki",
  WELFARE_CARE: "sakura",
  SERVICE: "kaki",
  SECURITY: "sumire",
  AGRICULTURE: "waka",
  MANUFACTURING: "yama",
  TRANSPORT_OPERATION: "sora",
  CONSTRUCTION: "yama",
  CARRYING_CLEANING: "waka",
};

/** The drawing of a job category on its tile; the category's name always stands beside it. Its colours are tokens, which change with the dark. */
export function CategoryArt({ category, size = 56 }: { category: JobCategory; size?: number }) {
  const style = {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    width: size,
    height: size,
    borderRadius: 16,
    background: `var(--${tints[category]}-100)`,
  };
  return (
    <span aria-hidden="true" style={style}>
      <svg width={size * 0.72} height={size * 0.72}>
        <use href={`/art/categories.svg#${category}`} />
      </svg>
    </span>
  );
}
