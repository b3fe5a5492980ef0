import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "~/shared/paths";
import { StatePicture } from "~/shared/ui/StatePicture";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("No page at this address:", pathname);
  }, [pathname]);
  return (
    <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center", py: 8, px: 2 }}>
      <title>Page not found · Mendwise</title>
      <StatePicture state="not-found" />
      <Typography variant="h1" tabIndex={-1}>
        404
      </Typography>
      <Typography variant="subtitle1">Oops! Page not found</Typography>
      <Button component={Link} to={paths.home}>
        Return to Home
      </Button>
    </Stack>
  );
}
