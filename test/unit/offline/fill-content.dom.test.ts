import { beforeEach, describe, expect, it, vi } from "vitest";
import { fillContent } from "~/services/offline/fill-content";
import { useOfflineStore } from "~/services/offline/offline-store";

const listed = ["/assets/kettle-a1.js", "/assets/lamp-b2.js", "/terms-of-service.html"];

const js = () => new Response("code", { headers: { "content-type": "text/javascript" } });
const page = () => new Response("<p>", { headers: { "content-type": "text/html; charset=utf-8" } });

/** The browser's cache, and a host: what is asked for is noted. */
let kept: Map<string, Response>;
/** The list of a newer build, which lies beside this one's. */
let newer: string[] | undefined;
let asked: string[];
let answers: Map<string, () => Response>;

const content = () => useOfflineStore.getState().content;

beforeEach(() => {
  useOfflineStore.setState(useOfflineStore.getInitialState(), true);
  kept = new Map();
  newer = undefined;
  asked = [];
  answers = new Map([["/terms-of-service.html", page]]);
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://app.test${path}` })),
    delete: async (path: string) => kept.delete(path),
    matchAll: async () => (newer ? [Response.json(newer)] : []),
    put: async (path: string, response: Response) => void kept.set(path, response),
  };
  vi.stubGlobal("caches", { open: async () => cache, keys: async () => ["shell"] });
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/content-files.json") return Response.json(listed);
    asked.push(path);
    return (answers.get(path) ?? js)();
  });
});

const saveData = (isOn: boolean) => vi.stubGlobal("navigator", { connection: { saveData: isOn } });

describe("what a build has besides its shell", () => {
  it("is fetched once, and then everything works without a network", async () => {
    await fillContent();
    expect([...kept.keys()].toSorted()).toEqual(listed);
    expect(content()).toBe("kept");
    await fillContent();
    expect(asked.toSorted()).toEqual(listed);
  });

  it("goes when a newer build does not list it any more", async () => {
    kept.set("/assets/kettle-old.js", js());
    await fillContent();
    expect([...kept.keys()].toSorted()).toEqual(listed);
  });

  it("is fetched of a newer build that waits as well, and this one's stays until then", async () => {
    await fillContent();
    newer = ["/assets/kettle-a1.js", "/assets/lamp-c3.js"];
    await fillContent();
    expect([...kept.keys()].toSorted()).toEqual([...listed, "/assets/lamp-c3.js"].toSorted());
  });

  it.each([
    ["is answered with a page", page],
    ["is gone", () => new Response("", { status: 404 })],
  ])("is not kept where it %s, and another time is tried again", async (_how, answer) => {
    answers.set("/assets/lamp-b2.js", answer);
    await expect(fillContent()).rejects.toThrow("/assets/lamp-b2.js was not there");
    expect(kept.has("/assets/lamp-b2.js")).toBe(false);
    expect(content()).not.toBe("kept");
    answers.delete("/assets/lamp-b2.js");
    await fillContent();
    expect(content()).toBe("kept");
  });
});

describe("where the person saves data", () => {
  beforeEach(() => saveData(true));

  it("nothing is fetched before it is asked for", async () => {
    await fillContent();
    expect(asked).toEqual([]);
    expect(content()).toBe("on-request");
    await fillContent(true);
    expect(asked.toSorted()).toEqual(listed);
    expect(content()).toBe("kept");
  });

  it("what is there already is said to be", async () => {
    saveData(false);
    await fillContent();
    saveData(true);
    useOfflineStore.setState({ content: "unknown" });
    await fillContent();
    expect(content()).toBe("kept");
  });
});
