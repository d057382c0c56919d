const places = [0, 1, 2, 3, 4];

/** Five steps that rise, so many of them filled: a level that can be told without its colour. */
export function RisingSteps({ filled, size = 16 }: { filled: number; size?: number }) {
  return (
    <svg aria-hidden="true" width={size * 1.25} height={size} viewBox="0 0 20 16" fill="currentColor" style={{ flex: "none" }}>
      {places.map((place) => (
        <rect key={place} x={place * 4.1} y={12 - place * 3} width="3" height={4 + place * 3} rx="1" opacity={place < filled ? 1 : 0.22} />
      ))}
    </svg>
  );
}
