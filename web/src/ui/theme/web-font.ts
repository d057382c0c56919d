// The font's own style sheet is large: it comes after the first paint.
import "@fontsource-variable/noto-sans-jp/wght.css";
