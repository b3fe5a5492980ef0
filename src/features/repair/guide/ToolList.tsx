import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { ShownText } from "~/domain/safety/gate";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { readTool } from "~/domain/read-tool";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { plainListItems } from "./plain-list";

type ToolListProps = {
  body: ShownText;
  /** Names of those that lie ready. */
  ready: readonly string[];
  onReady: (tool: string) => void;
};

/**
 * What is needed, to be ticked off as "have". Not as check boxes: those of this page are its steps.
 * A text that is more than a plain list is shown as it is.
 */
export function ToolList({ body, ready, onReady }: ToolListProps) {
  const items = plainListItems(body);
  if (!items) return <MarkdownText text={body} />;
  return (
    <Box component="ul" sx={list}>
      {items
        .map((item) => ({ ...readTool(item), item }))
        .map(({ name, item }, index) => (
          <li key={name + index}>
            <ButtonBase aria-pressed={ready.includes(name)} onClick={() => onReady(name)} sx={tool}>
              <Box component="span" sx={box}>
                {ready.includes(name) && <UiIcon name="check" />}
              </Box>
              <span>
                {name}
                {/* What does as well, in the guide's own words. */}
                <small>{item.slice(name.length)}</small>
              </span>
            </ButtonBase>
          </li>
        ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2.5,
};

const tool = {
  display: "flex",
  justifyContent: "flex-start",
  textAlign: "left",
  gap: 1,
  minHeight: 44,
  font: "inherit",
  borderRadius: 1,
  "& small": { fontSize: "0.9375rem", color: "text.secondary" },
  "&.Mui-focusVisible": { outline: 2, outlineColor: "primary.main" },
  "@media print": { minHeight: 0 },
};

const box = {
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  border: 2,
  borderColor: "primary.main",
  borderRadius: 1,
  color: "primary.main",
  fontSize: "0.875rem",
  "@media print": { width: 14, height: 14, borderRadius: "2px", borderWidth: 1 },
};
