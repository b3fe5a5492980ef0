import { describe, expect, it } from "vitest";
import { answeredOtherwise, openChat } from "./open-chat";

const microwave = () => openChat("Panasonic microwave", "the plate turns but nothing gets hot");
const television = () => openChat("Samsung TV", "sound but no picture");
const phone = () => openChat("iPhone", "the battery is empty by noon");

describe("the chat on a charge that stays", () => {
  it.each([
    ["of a microwave", microwave],
    ["of a television", television],
  ] as const)("says that it is there, and never no, %s", async (_what, open) => {
    const messages =
      "does it hold a charge; does the capacitor keep its charge?; does it have to be discharged first; is it still live when it's unplugged; can I get shocked from the back of it after its unplugged";
    expect(
      answeredOtherwise(await open(), messages, (said) =>
        /^(?:Take it that it does|Yes, take it that you can)\. Large/.test(said),
      ),
    ).toEqual([]);
  });

  it("is no matter of what a battery holds", async () => {
    const messages =
      "does the battery hold a charge; does it hold a charge; can the old battery hold any charge";
    expect(
      answeredOtherwise(
        await phone(),
        messages,
        (said) => !said.startsWith("Take it that it does."),
      ),
    ).toEqual([]);
  });
});
