import { describe, expect, it } from "vitest";
import { findMention, stem, toClauses, toWords } from "~/domain/language/words";

const list = (texts: string) => texts.split(";").map((text) => text.trim());
const otherThan = (words: string, texts: string) =>
  list(texts).filter((text) => toWords(text).join(" ") !== words);

const mention = (text: string, phrase: string) => findMention(toClauses(text), phrase);

describe("the words of a text", () => {
  it("are the same again, and after more texts than are remembered", () => {
    const wanted = ["pump", "not", "heat"];
    expect(toWords("the pump won't heat")).toEqual(wanted);
    const others = Array.from({ length: 9000 }, (_, place) => `screw ${place}`);
    expect(others.filter((text, place) => toWords(text)[1] !== String(place))).toEqual([]);
    expect(toWords("the pump won't heat")).toEqual(wanted);
  });

  it.each([
    [
      "not heat",
      "won't heat; wont heat; wnt heat; don't heat; dnt heat; doesn't heat; dosnt heat; dosent heat; doesent heat; doent heat; didn't heat; isn't heat; aren't heat; wasn't heat; weren't heat; wouldn't heat; couldn't heat; can't heat; cannot heat; hasn't heat; haven't heat; shouldn't heat; without heat; nor heat; neither heat; never heat; none heat; nothing heat; no heat; hardly heat; barely heat; unable to heat; fails to heat; failed to heat; failing to heat; fail to heat; refuses to heat; refused to heat; refusing to heat; struggles to heat; stopped heating; stops heating; quit heating; ceased heating",
    ],
    [
      "turn on",
      "turns on; turned it on; turning on; turn it on; switch on; switches on; switched it on; powers on; power on; comes on; come on; coming on; goes on; go on; powers up; powered up; starts up; started up; boots up; boot up; booting up; fires up; fired up",
    ],
    ["turn off", "turns off; switch it off; powers off; goes off; comes off"],
    ["dead", "dies; died; die; dying; dead"],
    ["broken", "broke; break; breaks; breaking; busted; bust; kaput; knackered; broken"],
    ["wifi", "wifi; wi-fi; wi fi; Wi-Fi"],
    ["hifi", "hifi; hi-fi; hi fi"],
    ["dryer", "dryer; drier; driers; dryers"],
    ["aerial", "antenna; antennas; aerial"],
    ["power suppli", "psu; power supply"],
    ["intermittent", "temperamental; temperimental; intermittent"],
    ["tear", "torn; tore; ripped; rip; rips; ripping; tears; tearing"],
    ["nois", "noisy; noises; loud; loudly; louder; noise"],
    ["wobbl", "wobbly; wobbles; wobbling; shaky; rocks; rocking"],
  ])("are “%s” for each way to say it", (words, texts) => {
    expect(otherThan(words, texts)).toEqual([]);
  });

  it("are not taken for others that begin like them", () => {
    expect(toWords("it fails tomorrow")).not.toContain("not");
    expect(stem("chest")).toBe("chest");
  });

  it("leave out what carries nothing", () => {
    const fillers = `a an the my our your his her their its it this that these those there i we you he she they who which what is are was were be been being am do does did done has have had having will would can could should may might must to of in at for and or with from by as so very really quite just also then than when where if some any all too get gets got im ive into me us think seems seem bit`;
    expect(fillers.split(" ").filter((word) => toWords(`${word} lid`).join() !== "lid")).toEqual(
      [],
    );
    const kept = "on off up out down not only more less over under";
    expect(kept.split(" ").filter((word) => toWords(word).join() !== stem(word))).toEqual([]);
  });

  it("end with a clause", () => {
    expect(
      toClauses(
        "red. blue, green; one: two! three? (four) five\nsix - seven but eight however nine though ten although hum yet leak",
      ).map((words) => words.join(" ")),
    ).toEqual("red|blue|green|one|two|thre|four|five|six|seven|eight|nine|ten|hum|leak".split("|"));
  });

  it("begin a new one where it tells what stands still", () => {
    const still = `stopped working smell; stops running smell; quit spinning smell; ceased heating smell; not working smell; never works smell; doesn't run smell; isn't running smell; won't function smell; not functioning smell; not work smell`;
    expect(list(still).filter((text) => toClauses(text).length !== 2)).toEqual([]);
    const goesOn = `stopped making smell; stopped giving smell; stopped smelling smell; stopped producing smell; not working on gas; not working off gas; not working up; not working down; not working out; not working at all; not working in wet; not working when wet; not working if wet; not working while wet; not working with gas; not working well; not working properly; not working correctly; not working right; not working any more; not working anymore; not working for days`;
    expect(list(goesOn).filter((text) => toClauses(text).length !== 1)).toEqual([]);
  });
});

it.each([
  ["charg", "charge charges charged charging"],
  ["leak", "leak leaks leaked leaking"],
  ["batteri", "battery batteries"],
  ["carri", "carry carries carried"],
  ["box", "box boxes"],
  ["switch", "switch switches switching switched"],
  ["brush", "brush brushes brushing"],
  ["press", "press presses pressed pressing"],
  ["stop", "stop stops stopped stopping"],
  ["rub", "rub rubs rubbed rubbing"],
  ["nod", "nod nodded nodding"],
  ["jog", "jog jogged jogging"],
  ["hum", "hum hums hummed humming"],
  ["spin", "spin spins spinning"],
  ["drip", "drip drips dripped dripping"],
  ["stir", "stir stirred stirring"],
  ["fit", "fit fits fitted fitting"],
  ["fill", "fill fills filled filling"],
  ["glue", "glue glues glued gluing"],
  ["gas", "gas"],
  ["bus", "bus"],
  ["tape", "tape taped"],
  ["tap", "tap taps tapped"],
  ["ring", "ring rings"],
  ["red", "red"],
  ["show", "show shows showed showing"],
  ["fix", "fix fixed fixing"],
  ["plai", "play plays played playing"],
])("have the stem “%s”: %s", (root, words) => {
  expect([...new Set(words.split(" ").map(stem))]).toEqual([root]);
});

describe("a phrase in a text", () => {
  it("has up to two other words between its own", () => {
    expect(mention("lid red blue loose", "lid loose")).toBe("said");
    expect(mention("lid red blue green loose", "lid loose")).toBeNull();
    expect(mention("loose lid", "lid loose")).toBeNull();
    expect(mention("lid, loose", "lid loose")).toBeNull();
    expect(mention("lid loose lid", "lid")).toBe("said");
  });

  it("is denied by a “not” up to two words before it, unless it has one itself", () => {
    expect(mention("not red blue lid", "lid")).toBe("denied");
    expect(mention("not red blue green lid", "lid")).toBe("said");
    expect(mention("lid not", "lid")).toBe("said");
    expect(mention("does not heat", "not heat")).toBe("said");
    expect(mention("not lid. lid", "lid")).toBe("said");
    expect(mention("lid. not lid", "lid")).toBe("said");
    expect(mention("not lid. red", "lid")).toBe("denied");
  });

  it("that is only “not” is a clause of its own", () => {
    expect(mention("no", "no")).toBe("said");
    expect(mention("no lid", "no")).toBeNull();
    expect(mention("red", "no")).toBeNull();
  });
});
