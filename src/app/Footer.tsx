import Box from "@mui/material/Box";
import Container from "@mui/material/Container";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { openPreferences } from "~/services/consent/consent";
import { readEnv } from "~/shared/env";
import { paths } from "~/shared/paths";
import { BrandLink } from "./BrandLink";
import { OfflineState } from "./OfflineState";

const quickLinks = [
  { label: "Start a repair", to: paths.repairRequest },
  { label: "Categories", to: `${paths.home}#categories` },
  { label: "How It Works", to: `${paths.home}#how-it-works` },
  { label: "About", to: `${paths.home}#about` },
];

const legalLinks = [
  { label: "Privacy Policy", to: paths.privacy },
  { label: "Terms of Service", to: paths.terms },
  { label: "Cookies", to: paths.cookies },
];

export function Footer() {
  const { contactEmail } = readEnv();
  return (
    <Box
      component="footer"
      className="no-print"
      sx={{ borderTop: 1, borderColor: "divider", mt: 8 }}
    >
      <Container sx={{ py: 5, display: "flex", flexWrap: "wrap", gap: "40px 8%" }}>
        <Box sx={{ maxWidth: 320, mr: { md: "auto" } }}>
          <BrandLink />
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
            Fix it, keep it, learn from it. One repair at a time.
          </Typography>
          <Link href={`mailto:${contactEmail}`} variant="body2" sx={tallLink}>
            {contactEmail}
          </Link>
          <OfflineState />
        </Box>
        <LinkColumn title="Quick links" links={quickLinks} />
        <LinkColumn title="Legal" links={legalLinks}>
          <Link
            component="button"
            aria-haspopup="dialog"
            underline="hover"
            variant="body2"
            sx={tallLink}
            onClick={openPreferences}
          >
            Cookie settings
          </Link>
        </LinkColumn>
      </Container>
    </Box>
  );
}

type LinkColumnProps = {
  title: string;
  links: readonly { label: string; to: string }[];
  children?: ReactNode;
};

function LinkColumn({ title, links, children }: LinkColumnProps) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Stack sx={{ alignItems: "flex-start" }}>
        {links.map(({ label, to }) => (
          <Link
            key={label}
            component={RouterLink}
            to={to}
            // React Router would put the same address in place of what is typed there.
            replace={false}
            underline="hover"
            variant="body2"
            sx={tallLink}
          >
            {label}
          </Link>
        ))}
        {children}
      </Stack>
    </Box>
  );
}

const tallLink = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: "text.primary",
};
