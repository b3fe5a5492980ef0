import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { paths } from "~/shared/paths";
import { AuthCard } from "./AuthCard";
import { SignedOutOnly } from "./SignedOutOnly";
import { SignInForm } from "./SignInForm";
import { UnkeptNotice } from "./UnkeptNotice";

export default function SignInPage() {
  const { state } = useLocation();
  return (
    <SignedOutOnly>
      <AuthCard
        title="Sign in"
        intro="Sign in to repair something. To look around first, use the demo account."
      >
        <UnkeptNotice />
        <SignInForm />
        <Typography>
          New here?{" "}
          <Link component={RouterLink} to={paths.signUp} state={state}>
            Sign Up
          </Link>
        </Typography>
      </AuthCard>
    </SignedOutOnly>
  );
}
