import type { Lesson, Speaker, WorkTask } from "./lesson.ts";
import { propArt } from "./prop-art.tsx";

const clothes: readonly (readonly [one: string, other: string])[] = [
  ["var(--art-ai)", "var(--art-ka)"],
  ["var(--art-wa)", "var(--art-su)"],
  ["var(--art-so)", "var(--art-sa)"],
];

/** The ground of each task's pictures: what stands behind the two people. */
const grounds: Readonly<Record<WorkTask, { wall: string; floor: string }>> = {
  PHONE: { wall: "var(--sora-50)", floor: "var(--sora-100)" },
  HANDOVER: { wall: "var(--waka-50)", floor: "var(--waka-100)" },
  REPORT: { wall: "var(--ai-50)", floor: "var(--ai-100)" },
  SERVICE: { wall: "var(--kaki-50)", floor: "var(--kaki-100)" },
  SAFETY: { wall: "var(--yama-50)", floor: "var(--yama-100)" },
  DOCUMENTS: { wall: "var(--sumire-50)", floor: "var(--sumire-100)" },
  MEETING: { wall: "var(--sakura-50)", floor: "var(--sakura-100)" },
};

interface PersonProps {
  x: number;
  clothing: string;
  hair: string;
  /** Turned to the left. */
  isTurned: boolean;
  speaks: boolean;
}

function Person({ x, clothing, hair, isTurned, speaks }: PersonProps) {
  return (
    <g transform={`translate(${x} 0) scale(${isTurned ? -1 : 1} 1)`}>
      <path d="M-34 170 q0 -62 34 -62 q34 0 34 62 Z" fill={clothing} />
      <path d="M18 128 q26 8 34 -10" stroke={clothing} strokeWidth={15} fill="none" strokeLinecap="round" />
      <circle cx={54} cy={114} r={9} fill="var(--art-sk)" />
      <circle cy={78} r={27} fill="var(--art-sk)" />
      <path d="M-28 80 q-4 -36 28 -36 q30 0 27 28 q-20 2 -32 -10 q-8 14 -23 18 Z" fill={hair} />
      <circle cx={10} cy={80} r={3} fill="var(--art-ink)" />
      {speaks ? (
        <ellipse cx={13} cy={92} rx={5} ry={4} fill="var(--art-ka)" />
      ) : (
        <path d="M8 92 q6 5 11 0" stroke="var(--art-ink)" strokeWidth={2.5} fill="none" strokeLinecap="round" />
      )}
    </g>
  );
}

/** The number of a lesson's id, so that lessons of one task do not look alike. */
function variantOf(id: string): number {
  return [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % clothes.length;
}

interface SceneProps {
  lesson: Pick<Lesson, "id" | "task" | "prop">;
  /** Who speaks now. */
  speaker?: Speaker | undefined;
}

/** The picture of a lesson: two people at work and the thing it is about. Beside its words it says nothing new. */
export function Scene({ lesson: { id, task, prop }, speaker }: SceneProps) {
  const ground = grounds[task];
  const [one, other] = clothes[variantOf(id)] ?? ["var(--art-ai)", "var(--art-ka)"];
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" focusable="false" style={{ display: "block", width: "100%" }}>
      <rect width={320} height={180} fill={ground.wall} />
      <rect y={140} width={320} height={40} fill={ground.floor} />
      <Person x={64} clothing={one} hair="var(--art-ink)" isTurned={false} speaks={speaker === "A"} />
      <Person x={256} clothing={other} hair="var(--art-br)" isTurned speaks={speaker === "B"} />
      <g transform="translate(160 84)">{propArt[prop]}</g>
    </svg>
  );
}
