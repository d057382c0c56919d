import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from "@mantine/core";

const blue: MantineColorsTuple = [
  "#e8f1fe",
  "#d9e6ff",
  "#c5d7fb",
  "#9db7f9",
  "#7096f8",
  "#4979f5",
  "#3460fb",
  "#264af4",
  "#0031d8",
  "#0017c1",
];
const green: MantineColorsTuple = [
  "#e6f5ec",
  "#c2e5d1",
  "#9bd4b5",
  "#71c598",
  "#51b883",
  "#2cac6e",
  "#259d63",
  "#1d8b56",
  "#197a4b",
  "#115a36",
];
const shu: MantineColorsTuple = [
  "#feeee9",
  "#ffdfd4",
  "#ffc2ae",
  "#ff9a78",
  "#ff7348",
  "#fb5b01",
  "#e25100",
  "#c74700",
  "#ac3e00",
  "#8b3200",
];
const ai: MantineColorsTuple = [
  "#eef3fa",
  "#dbe4f2",
  "#b6c8e5",
  "#8daad7",
  "#6a90cb",
  "#5480c4",
  "#4878c2",
  "#39649f",
  "#2b5590",
  "#1c4680",
];
const slate: MantineColorsTuple = [
  "#f4f6f8",
  "#e6eaee",
  "#cbd3db",
  "#aebac6",
  "#95a4b4",
  "#8595a8",
  "#7c8ea2",
  "#697b8f",
  "#5b6e82",
  "#415365",
];

const fontFamily = '"Noto Sans JP Variable","Hiragino Sans","Yu Gothic UI",Meiryo,sans-serif';

/** The Digital Agency's palette and body text rules, shared by the four areas. */
const base = createTheme({
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.5rem, 1.2rem + 1.4vw, 2rem)", lineHeight: "1.4" },
      h2: { fontSize: "clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)", lineHeight: "1.5" },
      h3: { fontSize: "1.125rem", lineHeight: "1.5" },
    },
  },
  lineHeights: { xs: "1.5", sm: "1.6", md: "1.7", lg: "1.7", xl: "1.7" },
  colors: { blue, green, shu, ai, slate },
  primaryShade: 8,
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: "pointer",
});

function area(override: MantineThemeOverride): MantineThemeOverride {
  return mergeThemeOverrides(base, createTheme(override));
}

/** One theme an area, so that people see at once where they are. */
export const themes = {
  public: area({ primaryColor: "ai", defaultRadius: "md" }),
  seeker: area({ primaryColor: "green", defaultRadius: "md" }),
  company: area({ primaryColor: "blue", defaultRadius: "sm" }),
  admin: area({ primaryColor: "slate", primaryShade: 9, defaultRadius: "xs" }),
};

/** Colours of AA contrast where the library's own are too light. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-error": "#ce0000",
    "--mantine-color-dimmed": "#5c6670",
    "--mantine-color-placeholder": "#6b7681",
  },
  dark: {},
});
