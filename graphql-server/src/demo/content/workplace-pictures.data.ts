/** A drawing of ours that stands for a photo in the demo: what it shows, and its shapes on 1600 × 1000. */
export interface WorkplacePicture {
  alt: string;
  shapes: string;
}

const floor = (colour: string) => `<rect y="760" width="1600" height="240" fill="${colour}"/>`;
const wall = (colour: string) => `<rect width="1600" height="1000" fill="${colour}"/>`;
const window = (x: number) =>
  `<g><rect x="${x}" y="150" width="330" height="330" rx="12" fill="#fff"/><rect x="${x + 18}" y="168" width="294" height="294" fill="#BFE3F5"/>
   <path d="M${x + 18} 400q90-90 160-30t134-60v152h-294z" fill="#8CC8A0"/><path d="M${x + 165} 168v294M${x + 18} 315h294" stroke="#fff" stroke-width="14"/></g>`;
const plant = (x: number) =>
  `<g><path d="M${x} 660q-70-110-20-190 60 60 20 190zM${x} 660q70-120 90-150-10 110-90 150zM${x} 660q-100-50-110-130 80 20 110 130z" fill="#3D9A6C"/>
   <path d="M${x - 50} 660h100l-14 120h-72z" fill="#D98A5B"/></g>`;

/** Entrance, dining room, a room to live in, the garden. */
export const workplacePictures: readonly WorkplacePicture[] = [
  {
    alt: "明るい玄関。入口に段はありません。",
    shapes: `${wall("#F5E9DA")}${floor("#D9C3A5")}<rect x="560" y="180" width="480" height="580" rx="10" fill="#7A5C43"/>
      <rect x="585" y="205" width="205" height="555" fill="#CDE7F2"/><rect x="810" y="205" width="205" height="555" fill="#CDE7F2"/>
      <rect x="768" y="450" width="14" height="110" rx="7" fill="#4B3829"/><rect x="818" y="450" width="14" height="110" rx="7" fill="#4B3829"/>
      <path d="M480 1000l120-240h400l120 240z" fill="#B9A58A"/>${plant(430)}${plant(1180)}
      <rect x="1270" y="330" width="210" height="130" rx="10" fill="#3440A5"/><circle cx="1340" cy="395" r="26" fill="#FF7A4D"/>`,
  },
  {
    alt: "食堂。窓が大きく、車いすのまま座れるテーブルがあります。",
    shapes: `${wall("#EAF2EC")}${floor("#E0CFB2")}${window(160)}${window(635)}${window(1110)}
      ${[250, 800, 1350].map((x) => `<rect x="${x - 190}" y="600" width="380" height="34" rx="14" fill="#B98A5A"/><path d="M${x - 120} 634v170M${x + 120} 634v170" stroke="#8C6741" stroke-width="22"/><circle cx="${x - 70}" cy="585" r="26" fill="#fff"/><circle cx="${x + 60}" cy="585" r="26" fill="#F6C9A8"/>`).join("")}`,
  },
  {
    alt: "寮の部屋。ベッド、机、エアコンがあります。",
    shapes: `${wall("#E8ECF7")}${floor("#CDB694")}${window(640)}<rect x="90" y="560" width="640" height="210" rx="24" fill="#9FB4E8"/>
      <rect x="90" y="500" width="190" height="120" rx="30" fill="#fff"/><rect x="70" y="430" width="34" height="370" rx="10" fill="#8C6741"/>
      <rect x="1040" y="560" width="440" height="30" rx="8" fill="#8C6741"/><path d="M1070 590v220M1450 590v220" stroke="#8C6741" stroke-width="24"/>
      <path d="M1150 560v-110h40v110z" fill="#3440A5"/><path d="M1110 450h120l-30-80h-60z" fill="#F7D36B"/><rect x="1080" y="120" width="330" height="100" rx="20" fill="#fff"/>`,
  },
  {
    alt: "庭。休憩の時間に座れるベンチがあります。",
    shapes: `${wall("#CFEAF6")}<circle cx="1330" cy="210" r="90" fill="#FFD98A"/><path d="M0 620q400-160 800-20t800-60v460h-1600z" fill="#8CC8A0"/>
      ${floor("#6FB488")}<path d="M300 700v-260" stroke="#7A5C43" stroke-width="44"/><circle cx="300" cy="370" r="180" fill="#3D9A6C"/>
      <circle cx="420" cy="430" r="110" fill="#4FAF7F"/><rect x="760" y="650" width="480" height="36" rx="10" fill="#B98A5A"/>
      <rect x="760" y="560" width="480" height="36" rx="10" fill="#B98A5A"/><path d="M800 560v250M1200 560v250" stroke="#7A5C43" stroke-width="26"/>`,
  },
];
