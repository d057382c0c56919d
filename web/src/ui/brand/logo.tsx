/** The mark: two quotation brackets around a word, whose dot takes the colour of the area. */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" style={{ flex: "none" }}>
      <rect width="40" height="40" rx="11" fill="var(--ai-600)" />
      <path d="M10 21V10h10M30 19v11H20" fill="none" stroke="var(--on-ai)" strokeWidth="4" />
      <circle cx="20" cy="20" r="4.6" fill="var(--accent-dot)" />
    </svg>
  );
}
