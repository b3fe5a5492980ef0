import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useState } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { paths } from "~/shared/paths";
import { FormErrors } from "~/shared/ui/FormErrors";
import { AuthCard } from "./AuthCard";
import { emailInHash } from "./reset-link";
import { ResetPasswordForm } from "./ResetPasswordForm";

export default function ResetPasswordPage() {
  const { hash } = useLocation();
  const [isDone, setDone] = useState(false);
  if (isDone) return <ResetDone />;
  if (!hash) return <BrokenLink />;
  const email = emailInHash(hash);
  return (
    <AuthCard
      title="Set a new password"
      intro={
        <>
          Type the code from the e-mail to <strong>{email || "your address"}</strong>.
        </>
      }
    >
      <ResetPasswordForm email={email} onDone={() => setDone(true)} />
      <Link
        component={RouterLink}
        to={paths.forgotPassword}
        state={{ email }}
        sx={{ alignSelf: "flex-start" }}
      >
        Request a new code
      </Link>
    </AuthCard>
  );
}

function BrokenLink() {
  return (
    <AuthCard title="Set a new password">
      <FormErrors messages={["Invalid password reset link. Please request a new one."]} />
      <Button component={RouterLink} size="large" to={paths.forgotPassword}>
        Request a new link
      </Button>
    </AuthCard>
  );
}

function ResetDone() {
  const navigate = useNavigate();
  return (
    <AuthCard isNextStep title="Password reset successful!" intro="Sign in with your new password.">
      <Button size="large" onClick={() => void navigate(paths.signIn)}>
        Sign In
      </Button>
    </AuthCard>
  );
}
