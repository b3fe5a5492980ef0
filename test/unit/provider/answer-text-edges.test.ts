import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createAnswerText,
  withoutInvisible,
  withoutOuterFence,
} from "~/services/assistant/model/answer-text";
import { readPhotoNote } from "~/services/assistant/model/read-photo-note";

/** What is visible after each piece. */
function shown(...pieces: string[]): string[] {
  const text = createAnswerText();
  return pieces.map((piece) => {
    text.add(piece);
    return text.soFar();
  });
}

describe("a character that nobody sees", () => {
  it.each([
    ["null", "\u0000"],
    ["bell", "\u0007"],
    ["vertical tab", "\u000B"],
    ["form feed", "\u000C"],
    ["escape", "\u001B"],
    ["last of the first controls", "\u001F"],
    ["delete", "\u007F"],
    ["next line", "\u0085"],
    ["soft hyphen", "\u00AD"],
    ["Arabic letter mark", "\u061C"],
    ["Mongolian vowel separator", "\u180E"],
    ["zero-width space", "\u200B"],
    ["zero-width joiner", "\u200D"],
    ["right-to-left mark", "\u200F"],
    ["right-to-left override", "\u202E"],
    ["word joiner", "\u2060"],
    ["isolate", "\u2067"],
    ["Hangul filler", "\u3164"],
    ["variation selector", "\uFE0F"],
    ["byte order mark", "\uFEFF"],
    ["tag", "\u{E0041}"],
    ["far variation selector", "\u{E01EF}"],
  ])("is left out: %s", (_name, character) => {
    expect(withoutInvisible(`${character}a${character}${character}b${character}`)).toBe("ab");
  });

  it.each(["\t", "\n", "\r", " ", "\u00A0", "é", "“", "🔧", "漢"])("is not %j", (character) => {
    expect(withoutInvisible(`a${character}b`)).toBe(`a${character}b`);
  });
});

describe("what is shown while an answer comes", () => {
  it("waits for what may be the tag of reasoning, and shows what was none", () => {
    expect(shown(" <", "th", "in", " ice.")).toEqual(["", "", "", " <thin ice."]);
    expect(shown("<think", ">Hm.", "</think>", " Fuse.")).toEqual(["", "", "", " Fuse."]);
  });

  it("waits for the other half of a sign, and loses none that never comes", () => {
    expect(shown("a\uD83D", "\uDD27")).toEqual(["a", "a🔧"]);
    expect(shown("a\uDBFF", "\uDFFEb")).toEqual(["a", "a\u{10FFFE}b"]);
    expect(shown("a\uD800", "\uDC00")).toEqual(["a", "a\u{10000}"]);
    expect(shown("a\uDC00", "b")).toEqual(["a\uDC00", "a\uDC00b"]);
    expect(shown("a\uE000", "b")).toEqual(["a\uE000", "a\uE000b"]);
  });

  it("takes back all before an end of reasoning that was never opened", () => {
    expect(shown("Hm", " so.</th", "ink>Fuse.")).toEqual(["Hm", "Hm so.</th", "Fuse."]);
    expect(shown("Hm.</think>", " ", "Fuse.")).toEqual(["", "", " Fuse."]);
  });

  it("finds that end however it is cut, and nothing but that end", () => {
    const whole = "Hm. So.</think>Fuse.";
    for (let at = 1; at < whole.length; at += 1) {
      expect(shown(whole.slice(0, at), whole.slice(at)).at(-1)).toBe("Fuse.");
    }
    expect(shown("Type </thinker> or </think", " >.").at(-1)).toBe("Type </thinker> or </think >.");
  });

  it("keeps an end of reasoning that answers a tag among the words", () => {
    expect(shown("Type <think>a</think> b").at(-1)).toBe("Type <think>a</think> b");
    expect(shown("Hm.</think>Type <think>", "a</think> b").at(-1)).toBe("Type <think>a</think> b");
    expect(shown("a</think>b<think>c").at(-1)).toBe("b<think>c");
  });

  it("drops reasoning however it is cut, also its end", () => {
    const whole = "<think>Hm. </thin k</think>\n<think>So.</think>Fuse.";
    for (let at = 1; at < whole.length; at += 1) {
      expect(shown(whole.slice(0, at), whole.slice(at)).at(-1)).toBe("Fuse.");
    }
  });

  it("is all that came where nothing in it is reasoning, hidden or half", () => {
    const plain = fc.stringMatching(/^[a-z0-9 .,\n]*[a-z]$/);
    fc.assert(
      fc.property(fc.array(plain, { minLength: 1 }), (pieces) => {
        expect(shown(...pieces).at(-1)).toBe(pieces.join(""));
      }),
    );
  });
});

describe("a fence around an answer", () => {
  const unwrapped = "## Steps\n\n1. Go";

  it.each(["markdown", "md", "MARKDOWN", "Md", "markdown  "])("may be called %j", (name) => {
    const fenced = `\`\`\`${name}\n${unwrapped}\n\`\`\``;
    expect(withoutOuterFence(fenced)).toBe(unwrapped);
    expect(withoutOuterFence(`Here:\n${fenced}\nEnd.`)).toBe(`Here:\n\n${unwrapped}\n\nEnd.`);
  });

  it.each(["mdx", "markdown5", "xmd", "text", "md toc"])(
    "is one of code when called %j",
    (name) => {
      const fenced = `\`\`\`${name}\n${unwrapped}\n\`\`\``;
      expect(withoutOuterFence(fenced)).toBe(fenced);
    },
  );

  it.each([
    [
      "indented by blanks",
      `  \`\`\`md\n${unwrapped}\n  \`\`\``,
      `  \`\`\`md\n${unwrapped}\n  \`\`\``,
    ],
    ["bare and indented", ` \`\`\`\n${unwrapped}\n\t\`\`\``, unwrapped],
    ["in the middle of a line", `a \`\`\`\n${unwrapped}\n\`\`\``, `a \`\`\`\n${unwrapped}\n\`\`\``],
    ["closed on its own line", "```md a```\nb\n```", "```md a```\nb\n```"],
    ["alone", "```", "```"],
    ["closed at once", "```\n```", "```\n```"],
  ])("is read as it stands: %s", (_how, text, expected) => {
    expect(withoutOuterFence(text)).toBe(expected);
  });

  it.each([
    ["code and code", "```\na\n```sh\nb\n```\nc\n```", "a\n```sh\nb\n```\nc"],
    ["a third bare one", "```md\na\n```\nb\n```", "```md\na\n```\nb\n```"],
    ["an end that is code", "```md\na\n```sh", "```md\na\n```sh"],
  ])("is told from those inside: %s", (_what, text, expected) => {
    expect(withoutOuterFence(text)).toBe(expected);
  });
});

describe("the note of what a photo shows", () => {
  it.each([
    ["> Photo: A cracked base."],
    ["# Photo: A cracked base."],
    ["_Photo:_ A cracked base."],
    ["PHOTO: A cracked base."],
    ["**Photo** : A cracked base."],
    ["\n\n  Photo:\tA cracked base.  "],
    ["Photo: A `cracked` *base*."],
    ["Pho\u200Bto: A cracked base."],
    ["Photo: A cracked base.\n```json\n[]\n```"],
    ["Photo: A cracked base. ``` [ {}"],
  ])("is found in %j", (answer) => {
    expect(readPhotoNote(answer)).toBe("A cracked base.");
  });

  it.each([
    "The photo: a base.",
    "Photograph: a base.",
    "Photo 1: a base.",
    "Photo\n: a base.",
    "Photo",
    "Photo:\n",
    "Photo: *",
    "1. Photo: a base.",
  ])("is not found in %j", (answer) => {
    expect(readPhotoNote(answer)).toBe("");
  });

  it("is the first of several, to the end of its line", () => {
    expect(readPhotoNote("Photo: one: two\nPhoto: three")).toBe("one: two");
  });

  it("keeps brackets that begin no list of questions", () => {
    expect(readPhotoNote("Photo: A label [230 V] {left}")).toBe("A label [230 V] {left}");
    expect(readPhotoNote("Photo: A label [230 V] [{}]")).toBe("A label [230 V]");
  });

  it("may be 800 characters long", () => {
    const note = "a".repeat(800);
    expect(readPhotoNote(`Photo: ${note}`)).toBe(note);
    expect(readPhotoNote(`Photo: ${note}b`)).toBe(note);
  });
});
