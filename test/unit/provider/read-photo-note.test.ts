import { expect, it } from "vitest";
import { readPhotoNote } from "~/services/assistant/model/read-photo-note";

it.each([
  ["plain", 'Photo: A cracked base.\n[{"question":"One?"}]'],
  ["bold", '**Photo:** A cracked base.\n```json\n[{"question":"One?"}]\n```'],
  ["bold without its colon", "**Photo**: A cracked base.\n[]"],
  ["in a list", "- Photo: A cracked base."],
  ["behind other words", 'Here you are.\n\nphoto: A cracked base.\n[{"question":"One?"}]'],
  ["before the list on one line", 'Photo: A cracked base. [{"question":"One?"}]'],
  ["before the fence on one line", 'Photo: A cracked base. ```json [{"question":"One?"}]```'],
])("reads what the photo shows, %s", (_how, answer) => {
  expect(readPhotoNote(answer)).toBe("A cracked base.");
});

it.each([
  ["there is none", '[{"question":"Can you send a photo: of the plug?"}]'],
  ["it is blank", "Photo: \n[]"],
])("finds nothing where %s", (_when, answer) => {
  expect(readPhotoNote(answer)).toBe("");
});

it("is not longer than what was asked for, by far", () => {
  expect(readPhotoNote(`Photo: ${"word ".repeat(1000)}`)).toHaveLength(800);
});
