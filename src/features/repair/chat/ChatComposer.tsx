import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { KeyboardEvent, Ref } from "react";
import { growingText } from "~/shared/ui/growing-text";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type ChatComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  words: string;
  onWords: (words: string) => void;
  isBusy: boolean;
  /** Returns whether it took the words; those that it did not take stay in the field. */
  onSend: (words: string) => boolean;
  onStop: () => void;
};

/** Then Enter picks a word and Escape drops it. Safari tells it by the key code alone. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

/** Enter sends, Shift+Enter begins a new line. One can go on writing while a reply is awaited. */
export function ChatComposer({ ref, words, onWords, isBusy, onSend, onStop }: ChatComposerProps) {
  // A phone's keyboard has no Shift+Enter, even where its pen is a fine pointer; a narrow window has no room for it.
  const hasKeys = useMediaQuery("(hover: hover) and (pointer: fine) and (min-width: 480px)", {
    noSsr: true,
  });

  function send() {
    if (onSend(words)) onWords("");
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{
        display: "flex",
        gap: 1,
        alignItems: "flex-end",
        p: 1.5,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <OutlinedInput
        {...growingText}
        fullWidth
        size="small"
        placeholder={hasKeys ? "Enter sends, Shift+Enter begins a new line" : "Your question"}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={sendOnEnter}
        inputRef={ref}
        inputProps={{ "aria-label": "Your question", rows: 1 }}
        sx={{
          "& textarea": { maxHeight: "4lh", "@media (max-height: 400px)": { maxHeight: "1lh" } },
        }}
      />
      {isBusy && (
        <IconButton aria-label="Stop" onClick={onStop}>
          <UiIcon name="stop" />
        </IconButton>
      )}
      <IconButton type="submit" color="primary" aria-label="Send" disabled={isBusy}>
        <UiIcon name="send" />
      </IconButton>
    </Box>
  );
}
