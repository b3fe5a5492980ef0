import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { OnDemand } from "~/shared/ui/OnDemand";

type FailureScreenProps = { picture: "error" | "offline"; title: string; children: ReactNode };

/** In place of a whole screen: a picture if it comes, what happened, and the ways on. */
export function FailureScreen({ picture, title, children }: FailureScreenProps) {
  return (
    <main>
      <Stack
        role="alert"
        spacing={2}
        sx={{ minHeight: "80dvh", alignItems: "center", justifyContent: "center", p: 3 }}
      >
        <OnDemand
          isNeeded
          load={async () => (await import("~/shared/ui/StatePicture")).StatePicture}
          onFailure={() => {}}
        >
          {(Picture) => <Picture state={picture} />}
        </OnDemand>
        <Typography variant="h1">{title}</Typography>
        {children}
      </Stack>
    </main>
  );
}
