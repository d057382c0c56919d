import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { Part, Piece } from "./part.tsx";

const grounds = ["paper", "surface", "sunken", "ink", "ink-2", "ink-3", "line", "line-strong"] as const;
const action = ["ai-50", "ai-100", "ai-300", "ai-500", "ai-600", "ai-700", "ai-900", "on-ai"] as const;
const tints = ["kaki", "waka", "yama", "sakura", "sora", "sumire"] as const;
const accents = ["accent", "accent-text", "accent-wash", "accent-dot"] as const;
const signals = ["danger", "danger-50", "del", "ins", "low", "high", "rail", "n1-b", "n1-t"] as const;

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <Group gap="sm">
      {names.map((name) => (
        <Stack key={name} gap={4}>
          <span
            style={{
              display: "block",
              width: 88,
              height: 44,
              borderRadius: "var(--r-m)",
              background: `var(--${name})`,
              boxShadow: "var(--e1)",
            }}
          />
          <Text size="sm" lang="en">
            {name}
          </Text>
        </Stack>
      ))}
    </Group>
  );
}

/** Every colour by its name, the corners and the shadows. */
export function ColourParts() {
  return (
    <Part title="Tokens">
      <Piece name="paper and ink">
        <Swatches names={grounds} />
      </Piece>
      <Piece name="action">
        <Swatches names={action} />
      </Piece>
      <Piece name="tints">
        <Swatches names={tints.flatMap((tint) => [`${tint}-50`, `${tint}-100`, `${tint}-700`])} />
      </Piece>
      <Piece name="area">
        <Swatches names={accents} />
      </Piece>
      <Piece name="signals">
        <Swatches names={signals} />
      </Piece>
      <Piece name="elevation">
        {(["e1", "e2", "e3"] as const).map((name) => (
          <span
            key={name}
            lang="en"
            style={{ padding: 24, borderRadius: "var(--r-l)", background: "var(--surface)", boxShadow: `var(--${name})` }}
          >
            {name}
          </span>
        ))}
      </Piece>
    </Part>
  );
}
