import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { describeRecording } from "~/domain/describe-recording";
import { deriveItemCategory, type ItemCategory } from "~/domain/item-category";
import type { RepairCategory } from "~/domain/repair-categories";
import { CategoryIcon } from "~/shared/ui/CategoryIcon";
import type { ItemState } from "./flow";
import { SerializedPhoto } from "./SerializedPhoto";

const pictureOf = {
  smartphone: "electronics",
  computer: "electronics",
  television: "electronics",
  appliance: "appliances",
  // For anything else no picture fits, and a wrong one would mislead.
  other: null,
} as const satisfies Record<ItemCategory, RepairCategory | null>;

type ItemSummaryProps = {
  item: ItemState;
  title: string;
  descriptionLabel: string;
  issueLabel: string;
};

function OptionalRow({ term, words }: { term: string; words: string | undefined }) {
  if (!words) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{words}</dd>
    </>
  );
}

/** The person's item, always in sight. */
export function ItemSummary({ item, title, descriptionLabel, issueLabel }: ItemSummaryProps) {
  const picture = pictureOf[deriveItemCategory(item.itemDescription)];
  return (
    <Card component="section" aria-label={title}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1.5,
          mb: 1.5,
          "& svg": { width: 40, height: 40 },
        }}
      >
        {picture && <CategoryIcon category={picture} />}
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
      </Box>
      {item.imageFile && (
        <SerializedPhoto
          photo={item.imageFile}
          alt={`Your photo: ${item.imageFile.name}`}
          sx={{ width: "100%", maxHeight: 200, objectFit: "cover", mb: 1.5 }}
        />
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          "& dt": { color: "text.secondary", fontSize: "0.9375rem" },
          "& dd": { m: 0, mb: 1.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
          "& dd:last-child": { mb: 0 },
        }}
      >
        <dt>{descriptionLabel}</dt>
        <dd>{item.itemDescription}</dd>
        <dt>{issueLabel}</dt>
        <dd>{item.itemIssue}</dd>
        <OptionalRow term="What the photo shows" words={item.findings.photo} />
        <OptionalRow term="Recording" words={item.audioFile?.name} />
        <OptionalRow
          term="What the recording holds"
          words={describeRecording(item.findings.recording)}
        />
      </Box>
    </Card>
  );
}
