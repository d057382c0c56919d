import { useId } from "react";

/** FNV-1a over the characters of a text: the same mark for the same company, on every screen and machine. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const shapes = [
  <circle key="circle" cx="24" cy="24" r="20" />,
  <rect key="square" x="5" y="5" width="38" height="38" rx="12" />,
  <path key="hexagon" d="M24 3l18.2 10.5v21L24 45 5.8 34.5v-21z" />,
  <path
    key="flower"
    d="M24 3.5c5 0 6.5 4.2 9 5.8 3 1.8 7.6.6 9.6 4.2 2 3.5-1.2 7-1.2 10.5s3.2 7 1.2 10.5c-2 3.6-6.600 2.4-9.600 4.2-2.500 1.600-4 5.800-9 5.800s-6.500-4.200-9-5.800c-3-1.800-7.600-.6-9.600-4.200-2-3.500 1.200-7 1.200-10.500s-3.200-7-1.200-10.500c2-3.600 6.600-2.400 9.600-4.200 2.500-1.600 4-5.800 9-5.800z"
  />,
  <path key="gate" d="M5 43V22a19 19 0 0 1 38 0v21z" />,
  <path key="diamond" d="M24 2.5 45.5 24 24 45.5 2.5 24z" />,
];

const patterns = [
  <g key="waves" fill="none" stroke="currentColor" strokeWidth="1.6" opacity=".32">
    <circle cx="24" cy="46" r="8" />
    <circle cx="24" cy="46" r="13" />
    <circle cx="24" cy="46" r="18" />
    <circle cx="6" cy="46" r="8" />
    <circle cx="42" cy="46" r="8" />
  </g>,
  <path key="lines" d="M0 34h48M0 39h48M0 44h48" stroke="currentColor" strokeWidth="2" opacity=".22" />,
  <path
    key="dots"
    d="M10 38h.01M18 41h.01M26 38h.01M34 41h.01M40 37h.01M14 45h.01M30 45h.01"
    stroke="currentColor"
    strokeWidth="4"
    strokeLinecap="round"
    opacity=".24"
  />,
  <path key="hills" d="M0 38l8-5 8 5 8-5 8 5 8-5 8 5v10H0z" fill="currentColor" opacity=".2" />,
];

const legalForm =
  /^(社会福祉法人|医療法人社団|医療法人|株式会社|有限会社|合同会社|学校法人|一般社団法人|一般財団法人|特定非営利活動法人|（株）|\(株\))\s*/;

/** The first character of a company's name without its legal form. */
export function initialOf(name: string): string {
  const [first = "・"] = name.trim().replace(legalForm, "");
  return first.toUpperCase();
}

/** A crest made of a company's id and name: six shapes, eight colours, four patterns, dark or light. Its name always stands beside it. */
export function CompanyMark({ id, name, size = 44 }: { id: string; name: string; size?: number }) {
  const clip = useId();
  const hash = hashOf(id);
  const hue = hash % 8;
  const isSolid = ((hash >>> 13) & 1) === 1;
  const ground = `var(--mk${hue}${isSolid ? "s" : "b"})`;
  const character = isSolid ? "#fff" : `var(--mk${hue}f)`;
  const shape = shapes[(hash >>> 4) % shapes.length];
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 48 48" style={{ flex: "none", color: character }}>
      <clipPath id={clip}>{shape}</clipPath>
      <g fill={ground}>{shape}</g>
      <g clipPath={`url(#${clip})`}>{patterns[(hash >>> 9) % patterns.length]}</g>
      <text x="24" y="31.5" textAnchor="middle" fontSize="21" fontWeight="700" fill="currentColor">
        {initialOf(name)}
      </text>
    </svg>
  );
}
