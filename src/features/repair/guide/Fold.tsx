import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type FoldProps = { title: string; children: ReactNode };

/**
 * A part of the page folded to its first line. All of it stays in the page for who listens or looks for
 * a word, and on paper it stands open. By hand, because a closed `<details>` stays closed on paper.
 */
export function Fold({ title, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <Card component="section" aria-label={title} sx={card}>
      <Typography variant="h4" component="h2" sx={{ flexShrink: 0 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          sx={wholeRow}
        >
          {title}
        </ButtonBase>
      </Typography>
      <Box id={contentId} sx={isOpen ? whole : firstLine}>
        {children}
      </Box>
      <Box className="no-print" sx={{ ml: "auto", ...(isOpen && turned) }}>
        <UiIcon name="chevron-down" />
      </Box>
    </Card>
  );
}

const card = {
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1.5,
  px: { xs: 2, sm: 3.5 },
  py: { xs: 1.5, sm: 2 },
};

/** The button's words are its title; what can be pressed is the whole row. */
const wholeRow = {
  font: "inherit",
  "&::after": { content: '""', position: "absolute", inset: 0, maxHeight: 56, borderRadius: 2 },
  "&.Mui-focusVisible::after": { outline: 2, outlineColor: "primary.main" },
};

const whole = { order: 1, flexBasis: "100%", mt: 1, position: "relative" };

const turned = { "& svg": { rotate: "180deg" } };

/** Where the focus goes to a link that is folded away, it opens. */
const firstLine = {
  flex: "1 1 0",
  minWidth: 0,
  "@media screen": {
    "&:not(:focus-within)": {
      maxHeight: "1.6em",
      overflow: "hidden",
      color: "text.secondary",
      "& *": { whiteSpace: "nowrap", overflow: "hidden", textOverflow: "ellipsis" },
    },
  },
  "@media print": { flexBasis: "100%" },
};
