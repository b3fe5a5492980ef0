import Container from "@mui/material/Container";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { NoSharedGuide } from "./NoSharedGuide";
import { type LinkReading, readGuideLink } from "./guide-link";
import { SharedGuide } from "./SharedGuide";

/** A guide that somebody shared, from the link alone: without an account, and nothing in it can be changed. */
export function SharedGuidePage() {
  const reading = useLinkReading();
  return (
    <Container sx={{ pt: { xs: 1, md: 3 } }}>
      <title>Shared repair guide · Mendwise</title>
      {reading?.status === "read" && <SharedGuide shown={reading.shown} />}
      {reading && reading.status !== "read" && <NoSharedGuide why={reading.status} />}
    </Container>
  );
}

/** What the present address holds; undefined for the moment that it takes to unpack it. */
function useLinkReading(): LinkReading | undefined {
  const { hash } = useLocation();
  const [read, setRead] = useState<{ hash: string; reading: LinkReading }>();
  useEffect(() => {
    let isAwaited = true;
    void readGuideLink(hash).then((reading) => isAwaited && setRead({ hash, reading }));
    return () => {
      isAwaited = false;
    };
  }, [hash]);
  return read?.hash === hash ? read.reading : undefined;
}
