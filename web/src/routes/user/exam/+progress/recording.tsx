import { useEffect, useRef, useState } from "react";
import { fetchRecording, type Question } from "#features/exam/exam-commands.ts";
import { Instruction } from "#features/exam/instruction.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { openLoudspeaker, type PlayingSound } from "#platform/sound/sound.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

interface RecordingProps {
  attemptId: string;
  position: number;
  recording: NonNullable<Question["recording"]>;
}

/** Plays the recording, and knows how often it may still be heard. A play whose sound did not arrive is asked for again, not anew. */
function usePlays({ attemptId, position, recording }: RecordingProps) {
  const [playsLeft, setPlaysLeft] = useState(recording.playsLeft);
  const [state, setState] = useState<"QUIET" | "COMING" | "PLAYING" | "FAILED">("QUIET");
  const [problem, setProblem] = useState<string>();
  const operationId = useRef<string>(undefined);
  const playing = useRef<PlayingSound>(undefined);
  useEffect(() => () => playing.current?.stop(), []);
  const play = async () => {
    const playSound = openLoudspeaker();
    operationId.current ??= crypto.randomUUID();
    setState("COMING");
    setProblem(undefined);
    try {
      const { sound, playsLeft: left } = await fetchRecording({ attemptId, position, operationId: operationId.current });
      operationId.current = undefined;
      setPlaysLeft(left);
      playing.current = await playSound(sound);
      setState("PLAYING");
      await playing.current.ended;
      setState("QUIET");
    } catch (failure) {
      setState("FAILED");
      setProblem(failure instanceof Error && failure.message !== "" ? failure.message : undefined);
    }
  };
  return { playsLeft, state, problem, play };
}

/** What is to be heard: the button counts down, its text is never shown. Keyed by the item with the card around it. */
export function Recording(props: RecordingProps) {
  const { t } = useTranslation("exam");
  const { playsLeft, state, problem, play } = usePlays(props);
  const isBusy = state === "COMING" || state === "PLAYING";
  return (
    <Stack gap="sm">
      <Text>
        <Instruction text={t("sitting.listening")} />
      </Text>
      {props.recording.isDemo && <Notice tone="plain" title={t("sitting.demoSound")} />}
      <Group>
        <Button size="md" loading={state === "COMING"} disabled={isBusy || playsLeft === 0} onClick={() => void play()}>
          {t("sitting.listen", { left: playsLeft })}
        </Button>
      </Group>
      <div role="status">
        {state === "PLAYING" && <Text size="sm">{t("sitting.playing")}</Text>}
        {state === "QUIET" && playsLeft === 0 && <Text size="sm">{t("sitting.heard")}</Text>}
      </div>
      {state === "FAILED" && <Notice tone="error" title={problem ?? t("sitting.playFailed")} />}
    </Stack>
  );
}
