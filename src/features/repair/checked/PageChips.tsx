import Button from "@mui/material/Button";
import { useState } from "react";
import type { PageCause } from "~/domain/checked/match-page";
import { PageDialog } from "./PageDialog";

/** The causes whose pages something was taken from, each with its page to open beside it. */
export function PageChips({ causes }: { causes: readonly PageCause[] }) {
  const [opened, setOpened] = useState<PageCause>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {causes.map((cause) => (
        <Button
          key={`${cause.page.fault.id} ${cause.id}`}
          className="no-print"
          variant="outlined"
          size="small"
          onClick={() => {
            setOpened(cause);
            setOpen(true);
          }}
          sx={chip}
        >
          From the handbook: {cause.page.thing}, {cause.cause.short}
        </Button>
      ))}
      {opened && <PageDialog cause={opened} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const chip = { minHeight: 44, borderRadius: 22, textAlign: "left", lineHeight: 1.3 };
