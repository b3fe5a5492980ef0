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
    <FoldCard title={title} isOpen={isOpen} contentId={contentId} onToggle={() => setOpen(!isOpen)}>
      <Box id={contentId} sx={isOpen ? whole : firstLine}>
        {children}
      </Box>
    </FoldCard>
  );
}

type FoldCardProps = FoldProps & {
  isOpen: boolean;
  /** Of what is folded away, where that is in the page. */
  contentId?: string;
  onToggle: () => void;
  className?: string;
};

/** The row that opens and closes, and what stands in the card besides. */
export function FoldCard(props: FoldCardProps) {
  const { title, isOpen, contentId, onToggle, className, children } = props;
  return (
    <Card component="section" aria-label={title} className={className} sx={card}>
      <Typography variant="h4" component="h2" sx={{ flexShrink: 0 }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={onToggle}
          sx={wholeRow}
        >
          {title}
        </ButtonBase>
      </Typography>
      {children}
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
  py: { xs: 1.25, sm: 2 },
};

/** The button's words are its title; what can be pressed is the whole row. */
const wholeRow = {
  font: "inherit",
  "&::after": { content: '""', position: "absolute", inset: 0, maxHeight: 56, borderRadius: 2 },
  "&.Mui-focusVisible::after": { outline: 2, outlineColor: "primary.main" },
};

/** Below the row. */
export const whole = { order: 1, flexBasis: "100%", mt: 1, position: "relative" };

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
