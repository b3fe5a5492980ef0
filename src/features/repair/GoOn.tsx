import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { ownerIn, useSessionStore } from "~/services/accounts/session-store";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type GoOnProps = {
  thing: string | undefined;
  step: number | undefined;
  /** Nobody else who signs in here is shown it. */
  owner: string | undefined;
  onGoOn: (navigate: NavigateFunction) => Promise<void>;
};

/** The way back to a repair that is under way, from outside it. */
export function GoOn({ thing = "repair", step, owner, onGoOn }: GoOnProps) {
  const navigate = useNavigate();
  const user = useSessionStore(ownerIn);
  if (user !== owner) return null;
  return (
    <Container component="section" aria-label="Under way" sx={{ pt: 2 }}>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        endIcon={<UiIcon name="arrow-right" />}
        onClick={() => void onGoOn(navigate)}
        sx={{
          justifyContent: "space-between",
          textAlign: "left",
          overflowWrap: "anywhere",
          bgcolor: "background.paper",
        }}
      >
        Go on with your {thing}
        {step !== undefined && `, step ${step}`}
      </Button>
    </Container>
  );
}
