import { test } from "../support/app-test";
import { keepWalk, repairs } from "../support/kept-walks";
import { recordWalk, type Repair } from "../support/walk-repair";

test.use({ visitor: "demo user" });

for (const [name, repair] of Object.entries<Repair>(repairs)) {
  test(`walked to the guide: ${repair.item}`, async ({ page }) => {
    keepWalk(name, await recordWalk(page, repair));
  });
}
