import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { paths } from "~/shared/paths";
import { AuthCard } from "./AuthCard";
import { SignedOutOnly } from "./SignedOutOnly";
import { SignUpForm } from "./SignUpForm";

export default function SignUpPage() {
  const { state } = useLocation();
  return (
    <SignedOutOnly>
      <AuthCard title="Create account">
        <Alert severity="info" role="note">
          Accounts live in this app's memory. Yours lasts until the app is closed or reloaded.
        </Alert>
        <SignUpForm />
        <Typography>
          Have an account?{" "}
          <Link component={RouterLink} to={paths.signIn} state={state}>
            Sign In
          </Link>
        </Typography>
      </AuthCard>
    </SignedOutOnly>
  );
}
