import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { PageCause } from "~/domain/checked/match-page";
import { layers } from "~/features/repair/layers";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type PageDialogProps = { cause: PageCause; isOpen: boolean; onClose: () => void };

/** A cause's part of a page of the handbook: why, how it is found, its steps, and what to mind. */
export function PageDialog({ cause: { page, cause }, isOpen, onClose }: PageDialogProps) {
  const titleId = useId();
  const { repair, check } = cause;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      sx={{ zIndex: layers.bench }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1, pr: 1, pt: 1 }}>
        <DialogTitle id={titleId} variant="h3" sx={{ flex: 1, minWidth: 0 }}>
          The handbook: {page.thing}, {cause.short}
        </DialogTitle>
        <IconButton aria-label="Close the page" onClick={onClose}>
          <UiIcon name="close" />
        </IconButton>
      </Box>
      <DialogContent tabIndex={0} sx={{ "& p": { mt: 0, mb: 1 }, "& li": { mb: 1 } }}>
        <p>
          The {page.thing} {page.fault.name}: {cause.name}. {cause.why}
        </p>
        <p>
          <strong>To find out:</strong> {check.do} If {check.finds}, it is {cause.short}.
        </p>
        {repair.professionalOnly && (
          <p>
            <strong>Not for home repair:</strong> {repair.professionalOnly}
          </p>
        )}
        <Heading>Steps</Heading>
        <ol>
          {repair.steps.map(({ title, how, warning, see }) => (
            <li key={title}>
              <strong>{title}.</strong> {how} {see && `You should see: ${see}`}
              {warning && (
                <>
                  {" "}
                  <strong>Warning:</strong> {warning}
                </>
              )}
            </li>
          ))}
        </ol>
        <Points title="Safety" points={[...page.fault.safety, ...(repair.safety ?? [])]} />
        <Points title="Stop when" points={[...page.fault.stopWhen, ...(repair.stopWhen ?? [])]} />
      </DialogContent>
    </Dialog>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="h4" component="h3" sx={{ mt: 2, mb: 0.5 }}>
      {children}
    </Typography>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
