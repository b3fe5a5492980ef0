import { describe, expect, it } from "vitest";
import { openChat } from "./open-chat";

describe("the chat, asked for what a step says", () => {
  it("finds the number of turns, and which screw it is", async () => {
    const chain = await openChat("my city bike", "chain keeps coming off when i shift");
    expect(chain("which screw is it")).toMatch(/^Step \d+, “Find the screw/);
    const rim = await openChat("my daughters bike", "rim is not true, rubs once per turn");
    expect(rim("how many turns")).toMatch(/half a turn/);
  });

  it("allows to flip what a step turns over", async () => {
    const say = await openChat("ikea billy shelf", "the shelf sags in the middle with my books");
    expect(say("can i just flip it")).toMatch(/^Yes\. Step 1, “Turn the shelf over”/);
  });

  it("names the price that the guide names for a workshop", async () => {
    const say = await openChat("Samsung television", "sound but the picture is black, faint");
    expect(say("how much would it cost")).toMatch(/other hands.*€80/);
    const chair = await openChat("office chair", "sinks down when i sit on it");
    expect(chair("how much would it cost")).toMatch(/The guide names no price/);
  });

  it("says whether a tool is needed, asked without an article", async () => {
    const say = await openChat("garden hose", "pops off the connector");
    expect(say("do i need pliers")).toMatch(/^It is not on the list/);
    expect(say("do i need to cut it")).not.toMatch(/on the list/);
  });

  it("has nobody force out at home what is not for home", async () => {
    const say = await openChat("office chair", "sinks down when i sit on it");
    expect(say("i cant get it out")).toMatch(/^Leave it in its place, and use no force/);
  });
});
