import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { PendingReason } from "~/services/assistant/assistant";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ActionBar } from "~/features/repair/ActionBar";
import { WaitNotice } from "~/features/repair/WaitNotice";

type QuestionsSkeletonProps = {
  wait: PendingReason | null;
  onStop: () => void;
  onBack: () => void;
};

/** The shape of the three questions while they are being chosen. */
export function QuestionsSkeleton({ wait, onStop, onBack }: QuestionsSkeletonProps) {
  return (
    <>
      <Card aria-busy>
        <Box sx={{ display: "flex", alignItems: "center", gap: 2, mb: 2 }}>
          <Typography role="status" sx={{ flexGrow: 1, color: "text.secondary" }}>
            Choosing three questions for your item
          </Typography>
          <Button
            variant="outlined"
            size="small"
            startIcon={<UiIcon name="stop" />}
            onClick={onStop}
          >
            Stop
          </Button>
        </Box>
        {wait && <WaitNotice wait={wait} />}
        <Stack spacing={3} aria-hidden>
          {[72, 84, 60].map((width) => (
            <Box key={width}>
              <Skeleton width={`${width}%`} height={28} />
              <Skeleton variant="rounded" height={84} />
            </Box>
          ))}
        </Stack>
      </Card>
      <ActionBar>
        <Button
          variant="outlined"
          size="large"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={onBack}
        >
          Back
        </Button>
      </ActionBar>
    </>
  );
}
