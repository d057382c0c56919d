const petals = 8;
const gap = 12;

/** The angle of a point on the ring as its place; the first petal begins at the top. */
function at(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(24 + 20 * Math.cos(angle)).toFixed(2)} ${(24 + 20 * Math.sin(angle)).toFixed(2)}`;
}

const arc = (index: number): string => {
  const each = 360 / petals;
  return `M${at(index * each + gap / 2)}A20 20 0 0 1 ${at((index + 1) * each - gap / 2)}`;
};

interface MatchRingProps {
  /** The number in the middle. */
  score: number;
  /** Petals that are filled, of eight. */
  filled: number;
  size?: number;
}

/** Eight petals around a number; what it counts stands beside it in words. */
export function MatchRing({ score, filled, size = 52 }: MatchRingProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" style={{ flex: "none", overflow: "visible" }}>
      {Array.from({ length: petals }, (_, index) => {
        const isFilled = index < filled;
        return (
          <path
            key={arc(index)}
            d={arc(index)}
            fill="none"
            stroke={isFilled ? "var(--waka-500)" : "var(--line-strong)"}
            strokeWidth={isFilled ? 4.5 : 1.5}
            strokeLinecap="round"
          />
        );
      })}
      <text x="24" y="29.5" textAnchor="middle" fontSize="15" fontWeight="700" fill="var(--ink)">
        {score}
      </text>
    </svg>
  );
}
