import type { ReactNode } from "react";
import type { LessonProp } from "./lesson.ts";

const sheet = <rect x={-26} y={-34} width={52} height={68} rx={5} fill="var(--art-w)" stroke="var(--art-ink)" strokeWidth={2.5} />;
const line = (y: number, width = 34) => <rect x={-17} y={y} width={width} height={4} rx={2} fill="var(--art-aiL)" />;
const triangle = <path d="M0 -34 L36 28 L-36 28 Z" fill="var(--art-ya)" stroke="var(--art-ink)" strokeWidth={3} strokeLinejoin="round" />;
const coin = (x: number, y: number) => <circle cx={x} cy={y} r={14} fill="var(--art-ya)" stroke="var(--art-ink)" strokeWidth={2.5} />;
const head = (x: number, colour: string) => (
  <g>
    <circle cx={x} cy={-14} r={10} fill="var(--art-sk)" />
    <path d={`M${x - 18} 28 q18 -40 36 0 Z`} fill={colour} />
  </g>
);

/** Each thing drawn around its own middle, about eighty high. */
export const propArt: Readonly<Record<LessonProp, ReactNode>> = {
  bed: (
    <g>
      <rect x={-44} y={2} width={88} height={20} rx={5} fill="var(--art-so)" />
      <rect x={-42} y={-12} width={26} height={16} rx={5} fill="var(--art-w)" />
      <path d="M-44 -22 V34 M44 2 V34" stroke="var(--art-ink)" strokeWidth={4} strokeLinecap="round" />
    </g>
  ),
  board: (
    <g>
      <rect x={-42} y={-34} width={84} height={60} rx={6} fill="var(--art-br)" />
      <rect x={-32} y={-26} width={30} height={36} rx={2} fill="var(--art-w)" />
      <rect x={6} y={-22} width={26} height={26} rx={2} fill="var(--art-waL)" />
      <circle cx={-17} cy={-24} r={3.5} fill="var(--art-ka)" />
      <circle cx={19} cy={-20} r={3.5} fill="var(--art-ka)" />
    </g>
  ),
  box: (
    <g>
      <rect x={-36} y={-18} width={72} height={52} rx={4} fill="var(--art-br)" />
      <path d="M-36 -18 L-22 -34 H22 L36 -18 Z" fill="var(--art-peach2)" />
      <rect x={-6} y={-34} width={12} height={34} fill="var(--art-ya)" />
    </g>
  ),
  bulb: (
    <g>
      <circle r={24} cy={-10} fill="var(--art-ya)" />
      <rect x={-11} y={12} width={22} height={18} rx={4} fill="var(--art-ink)" />
      <path d="M-40 -10 H-32 M32 -10 H40 M0 -50 V-42" stroke="var(--art-ka)" strokeWidth={4} strokeLinecap="round" />
    </g>
  ),
  calendar: (
    <g>
      <rect x={-34} y={-30} width={68} height={62} rx={6} fill="var(--art-w)" stroke="var(--art-ink)" strokeWidth={2.5} />
      <rect x={-34} y={-30} width={68} height={17} rx={6} fill="var(--art-ka)" />
      <circle cx={12} cy={10} r={11} fill="none" stroke="var(--art-ka)" strokeWidth={4} />
      {[-20, -4, 12].map((x) => (
        <circle key={x} cx={x} cy={10} r={3} fill="var(--art-ai)" />
      ))}
    </g>
  ),
  cash: (
    <g>
      <rect x={-40} y={-22} width={80} height={44} rx={5} fill="var(--art-waL)" stroke="var(--art-ink)" strokeWidth={2.5} />
      <circle r={13} fill="var(--art-w)" />
      {coin(30, 24)}
    </g>
  ),
  chart: (
    <g>
      <path d="M-36 -34 V32 H38" stroke="var(--art-ink)" strokeWidth={4} fill="none" strokeLinecap="round" />
      <rect x={-26} y={6} width={14} height={22} fill="var(--art-aiL)" />
      <rect x={-6} y={-8} width={14} height={36} fill="var(--art-ai)" />
      <rect x={14} y={-26} width={14} height={54} fill="var(--art-ka)" />
    </g>
  ),
  clock: (
    <g>
      <circle r={34} fill="var(--art-w)" stroke="var(--art-ink)" strokeWidth={4} />
      <path d="M0 -20 V0 L16 10" stroke="var(--art-ka)" strokeWidth={5} fill="none" strokeLinecap="round" />
    </g>
  ),
  cup: (
    <g>
      <path d="M-28 -14 H22 V12 q0 20 -24 20 q-26 0 -26 -20 Z" fill="var(--art-w)" stroke="var(--art-ink)" strokeWidth={3} />
      <path d="M22 -6 q18 0 16 14 q-2 10 -18 8" fill="none" stroke="var(--art-ink)" strokeWidth={4} />
      <path d="M-14 -24 q-6 -8 0 -14 M4 -24 q-6 -8 0 -14" stroke="var(--art-aiL)" strokeWidth={4} fill="none" strokeLinecap="round" />
    </g>
  ),
  fire: (
    <g>
      <path d="M0 -42 q30 26 26 50 q-4 24 -26 24 q-24 0 -26 -24 q-1 -14 10 -22 q2 10 8 12 q-4 -22 8 -40 Z" fill="var(--art-ka)" />
      <path d="M0 -4 q14 14 12 24 q-2 12 -12 12 q-11 0 -12 -12 q0 -10 12 -24 Z" fill="var(--art-ya)" />
    </g>
  ),
  helmet: (
    <g>
      <path d="M-36 14 q0 -46 36 -46 q36 0 36 46 Z" fill="var(--art-ya)" stroke="var(--art-ink)" strokeWidth={3} />
      <rect x={-44} y={12} width={88} height={11} rx={5} fill="var(--art-ya)" stroke="var(--art-ink)" strokeWidth={3} />
      <rect x={-6} y={-34} width={12} height={46} rx={5} fill="var(--art-w)" />
    </g>
  ),
  key: (
    <g fill="none" stroke="var(--art-ya)" strokeWidth={9} strokeLinecap="round">
      <circle cx={-18} cy={0} r={16} />
      <path d="M0 0 H38 M26 0 V16 M38 0 V12" />
    </g>
  ),
  mail: (
    <g>
      <rect x={-40} y={-26} width={80} height={54} rx={6} fill="var(--art-w)" stroke="var(--art-ink)" strokeWidth={3} />
      <path d="M-38 -22 L0 8 L38 -22" fill="none" stroke="var(--art-ai)" strokeWidth={4} />
    </g>
  ),
  map: (
    <g>
      <path d="M-40 -24 L-14 -32 L14 -24 L40 -32 V24 L14 32 L-14 24 L-40 32 Z" fill="var(--art-waL)" />
      <path d="M-28 14 q18 -26 34 -8 q12 12 24 -14" fill="none" stroke="var(--art-w)" strokeWidth={5} />
      <circle cx={28} cy={-14} r={8} fill="var(--art-ka)" />
    </g>
  ),
  money: (
    <g>
      {sheet}
      {line(-20)}
      {line(-8)}
      {coin(10, 16)}
    </g>
  ),
  note: (
    <g>
      {sheet}
      {line(-20)}
      {line(-6, 26)}
      {line(8)}
      <path d="M14 30 L38 2" stroke="var(--art-ka)" strokeWidth={7} strokeLinecap="round" />
    </g>
  ),
  paper: (
    <g>
      {sheet}
      {line(-20)}
      {line(-8)}
      {line(4, 24)}
      <circle cx={12} cy={20} r={8} fill="none" stroke="var(--art-ka)" strokeWidth={3} />
    </g>
  ),
  people: (
    <g>
      {head(-26, "var(--art-so)")}
      {head(26, "var(--art-sa)")}
      {head(0, "var(--art-ai)")}
    </g>
  ),
  phone: (
    <g>
      <rect x={-22} y={-38} width={44} height={76} rx={9} fill="var(--art-ink)" />
      <rect x={-16} y={-28} width={32} height={50} rx={3} fill="var(--art-so)" />
      <path d="M32 -20 q10 10 0 22 M40 -30 q18 20 0 42" stroke="var(--art-ka)" strokeWidth={4} fill="none" strokeLinecap="round" />
    </g>
  ),
  shop: (
    <g>
      <rect x={-36} y={-6} width={72} height={40} fill="var(--art-w)" stroke="var(--art-ink)" strokeWidth={2.5} />
      <path d="M-42 -8 L-34 -30 H34 L42 -8 Z" fill="var(--art-ka)" />
      <rect x={-26} y={6} width={20} height={28} fill="var(--art-br)" />
      <rect x={2} y={6} width={26} height={16} fill="var(--art-so)" />
    </g>
  ),
  sun: (
    <g>
      <circle r={20} fill="var(--art-ka)" />
      <g stroke="var(--art-ya)" strokeWidth={6} strokeLinecap="round">
        <path d="M0 -40 V-30 M0 30 V40 M-40 0 H-30 M30 0 H40 M-28 -28 L-22 -22 M22 22 L28 28 M28 -28 L22 -22 M-22 22 L-28 28" />
      </g>
    </g>
  ),
  tool: (
    <g>
      <rect x={-34} y={-26} width={68} height={48} rx={6} fill="var(--art-aiL)" stroke="var(--art-ink)" strokeWidth={3} />
      <circle cx={-10} cy={-2} r={14} fill="var(--art-w)" stroke="var(--art-ink)" strokeWidth={3} />
      <circle cx={20} cy={-12} r={5} fill="var(--art-ka)" />
      <circle cx={20} cy={6} r={5} fill="var(--art-wa)" />
      <path d="M-26 22 V34 M26 22 V34" stroke="var(--art-ink)" strokeWidth={5} />
    </g>
  ),
  warn: (
    <g>
      {triangle}
      <path d="M0 -12 V8" stroke="var(--art-ink)" strokeWidth={7} strokeLinecap="round" />
      <circle cy={18} r={4} fill="var(--art-ink)" />
    </g>
  ),
};
