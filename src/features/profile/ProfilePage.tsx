import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type User, useSessionStore } from "~/services/accounts/session-store";
import { initials } from "~/shared/initials";
import { LostAccountNotice } from "./LostAccountNotice";
import { ProfileForm } from "./ProfileForm";

export default function ProfilePage() {
  const user = useSessionStore((session) => session.user);
  // After signing out this is drawn once more before the guard redirects.
  if (!user) return null;
  return (
    <Box sx={{ maxWidth: 640, mx: "auto", px: { xs: 2, sm: 0 }, py: { xs: 3, md: 6 } }}>
      <title>Profile · Mendwise</title>
      <Typography variant="h1" tabIndex={-1}>
        Profile
      </Typography>
      <Stack spacing={3} sx={{ mt: 3 }}>
        <LostAccountNotice user={user} />
        <Card>
          <Identity user={user} />
          <ProfileForm user={user} />
        </Card>
      </Stack>
    </Box>
  );
}

function Identity({ user }: { user: User }) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: "center", mb: 3 }}>
      <Avatar
        aria-hidden
        sx={{ width: 72, height: 72, bgcolor: "primary.main", color: "primary.contrastText" }}
      >
        {initials(user.name)}
      </Avatar>
      <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {user.name && (
          <Typography variant="h3" component="h2">
            {user.name}
          </Typography>
        )}
        <Typography>{user.email}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Member since {today()}
        </Typography>
      </Box>
    </Stack>
  );
}

/** The specification's own rule: "Member since" says the current date. */
const today = () => new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
