import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

/** A family of the tokens as the library counts shades: 0 the lightest ground, 7 on for text and filled grounds. */
function family(ground: string, wash: string, line: string, main: string, strong: string): MantineColorsTuple {
  return [ground, wash, wash, line, line, main, main, main, main, strong];
}

const greys: MantineColorsTuple = [
  "var(--sunken)",
  "var(--sunken)",
  "var(--line)",
  "var(--line)",
  "var(--line-strong)",
  "var(--line-strong)",
  "var(--ink-3)",
  "var(--ink-2)",
  "var(--ink-2)",
  "var(--ink)",
];

const colors = {
  ai: family("var(--ai-50)", "var(--ai-100)", "var(--ai-300)", "var(--ai-600)", "var(--ai-700)"),
  shu: family("var(--kaki-50)", "var(--kaki-100)", "var(--kaki-500)", "var(--kaki-700)", "var(--kaki-700)"),
  red: family("var(--danger-50)", "var(--del)", "var(--danger)", "var(--danger)", "var(--danger)"),
  green: family("var(--waka-50)", "var(--waka-100)", "var(--waka-500)", "var(--waka-700)", "var(--waka-700)"),
  yellow: family("var(--yama-50)", "var(--yama-100)", "var(--yama-400)", "var(--yama-700)", "var(--yama-700)"),
  blue: family("var(--sora-50)", "var(--sora-100)", "var(--sora-700)", "var(--sora-700)", "var(--sora-700)"),
  gray: greys,
  dark: greys,
};

const fontFamily = "inherit";

/** Text on a filled ground is the token made for it: white by day, ink by night. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const look = defaultVariantColorsResolver(input);
  return input.variant === "filled" ? { ...look, color: "var(--on-ai)" } : look;
};

/** The tokens for the parts of the library. */
export const theme = createTheme({
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.625rem, 1.35rem + 1.1vw, 2.125rem)", lineHeight: "1.4" },
      h2: { fontSize: "1.375rem", lineHeight: "1.4" },
      h3: { fontSize: "1.125rem", lineHeight: "1.4" },
    },
  },
  lineHeights: { xs: "1.6", sm: "1.65", md: "1.75", lg: "1.75", xl: "1.75" },
  radius: { xs: "6px", sm: "var(--r-s)", md: "var(--r-m)", lg: "var(--r-l)", xl: "var(--r-xl)" },
  shadows: { xs: "var(--e1)", sm: "var(--e1)", md: "var(--e2)", lg: "var(--e2)", xl: "var(--e3)" },
  colors,
  primaryColor: "ai",
  primaryShade: 8,
  defaultRadius: "md",
  variantColorResolver,
  respectReducedMotion: true,
  cursorType: "pointer",
});

const names = Object.keys(colors);

/** What the library mixes of a colour itself, by our tokens instead. */
const mixed = Object.fromEntries(
  names.flatMap((name) => [
    [`--mantine-color-${name}-text`, `var(--mantine-color-${name}-7)`],
    [`--mantine-color-${name}-light`, `var(--mantine-color-${name}-0)`],
    [`--mantine-color-${name}-light-hover`, `var(--mantine-color-${name}-1)`],
    [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-9)`],
    [`--mantine-color-${name}-outline`, `var(--mantine-color-${name}-7)`],
    [`--mantine-color-${name}-outline-hover`, `var(--mantine-color-${name}-0)`],
  ]),
);

/** The grounds, lines and texts of the library by the tokens, which change with light and dark by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...mixed,
    "--mantine-color-white": "var(--surface)",
    "--mantine-color-black": "var(--ink)",
    "--mantine-color-body": "var(--surface)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-bright": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-2)",
    "--mantine-color-placeholder": "var(--ink-3)",
    "--mantine-color-anchor": "var(--ai-700)",
    "--mantine-color-error": "var(--danger)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-hover": "var(--sunken)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--line-strong)",
    "--mantine-color-disabled": "var(--sunken)",
    "--mantine-color-disabled-color": "var(--ink-3)",
    "--mantine-color-disabled-border": "var(--line)",
  },
  dark: {},
});
