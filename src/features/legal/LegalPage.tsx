import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Container from "@mui/material/Container";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { readingFont } from "~/shared/theme/typography";
import { StatePicture } from "~/shared/ui/StatePicture";
import { LegalText } from "./LegalText";
import { useLegalDocument } from "./use-legal-document";

type LegalPageProps = {
  title: string;
  /** The document's path at the site's root, "/terms-of-service.html". */
  file: string;
  /** What the screen offers above the document. */
  children?: ReactNode;
};

/** A legal document under its heading, and what is said where it does not load. */
export function LegalPage({ title, file, children }: LegalPageProps) {
  const [tries, setTries] = useState(1);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 6 } }}>
      <title>{`${title} · Mendwise`}</title>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {children}
      {/* A window's height, so that the footer is out of sight before the text pushes it down. */}
      <Box sx={{ mt: 3, minHeight: "100vh", "& :is(p, ul, table)": { fontFamily: readingFont } }}>
        <LegalDocument
          key={tries}
          title={title}
          file={file}
          onTryAgain={() => setTries(tries + 1)}
        />
      </Box>
    </Container>
  );
}

type LegalDocumentProps = { title: string; file: string; onTryAgain: () => void };

function LegalDocument({ title, file, onTryAgain }: LegalDocumentProps) {
  const legal = useLegalDocument(file);
  switch (legal.status) {
    case "loading":
      return <CircularProgress aria-label={`Loading the ${title}`} />;
    case "shown":
      return <LegalText body={legal.body} file={file} />;
    case "without-body":
      return (
        <Fallback onTryAgain={onTryAgain}>
          The {title} could not be loaded. Please try again later.
        </Fallback>
      );
    case "failed":
      return (
        <Fallback onTryAgain={onTryAgain}>
          Failed to load the {title}. Please try again later.
        </Fallback>
      );
  }
}

function Fallback({ onTryAgain, children }: { onTryAgain: () => void; children: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
      <StatePicture state="error" />
      <Alert severity="error">{children}</Alert>
      <Button onClick={onTryAgain}>Try again</Button>
    </Stack>
  );
}
