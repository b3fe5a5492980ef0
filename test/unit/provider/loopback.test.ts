import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readServerAddress } from "~/services/assistant/server-address";
import { openChatServer } from "~/services/assistant/provider/chat-server";
import { isLoopback } from "~/services/assistant/server-address";

const model = "any";
const apiKey = "sk-test-1234567890";

/** Hosts that only look like the person's own machine. */
const strangers = [
  "localhost.evil.test",
  "evil-localhost",
  "notlocalhost",
  "localhost-evil",
  "localhosts",
  "alocalhost.test",
  "127.evil.test",
  "127.0.0.1.evil.test",
  "evil.127.0.0.1.test",
  "127-0-0-1.test",
  "1270.0.0.1.test",
  "128.0.0.1",
  "126.255.255.255",
  "12.7.0.1",
  "27.0.0.1",
  "1.127.0.0",
  "0.0.0.0",
  "10.0.0.1",
  "192.168.1.7",
  "169.254.169.254",
  "[::2]",
  "[::]",
  "[1::1]",
  "[::1:1]",
  "[fe80::1]",
  "[::ffff:7f00:1]",
];

/** The person's own machine, by every name that a browser knows for it. */
const ownNames = [
  ["localhost", "localhost"],
  ["LOCALHOST", "localhost"],
  ["ai.localhost", "ai.localhost"],
  ["my.ai.localhost", "my.ai.localhost"],
  ["127.0.0.1", "127.0.0.1"],
  ["127.12.34.56", "127.12.34.56"],
  ["127.255.255.254", "127.255.255.254"],
  ["127.1", "127.0.0.1"],
  ["0x7f.1", "127.0.0.1"],
  ["0177.0.0.1", "127.0.0.1"],
  ["2130706433", "127.0.0.1"],
  ["[::1]", "localhost"],
  ["[0:0:0:0:0:0:0:1]", "localhost"],
] as const;

describe("a key over plain http", () => {
  it.each(strangers)("never goes to %s", (host) => {
    const baseUrl = `http://${host}:8080/v1`;
    expect(isLoopback(new URL(baseUrl))).toBe(false);
    expect(readServerAddress(baseUrl)).toBeUndefined();
    expect(() => openChatServer({ baseUrl, model, apiKey })).toThrow(
      "AI client not initialized: a key needs https",
    );
  });

  it.each(ownNames)("may go to %s, which is %s", (host, name) => {
    const baseUrl = `http://${host}:8080/v1`;
    expect(isLoopback(new URL(baseUrl))).toBe(true);
    expect(readServerAddress(baseUrl)).toBe(`http://${name}:8080/v1`);
    expect(openChatServer({ baseUrl, model, apiKey }).client.apiKey).toBe(apiKey);
  });

  it("goes to no number but 127 and three more", () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const url = new URL(`http://${address}`);
        expect(isLoopback(url)).toBe(url.hostname.startsWith("127."));
      }),
    );
  });
});

describe("an address", () => {
  it.each([
    ["user", "https://ada@ai.test/v1"],
    ["password", "https://:word@ai.test/v1"],
    ["line end in its host", "https://ai.\ntest/v1"],
    ["tab in its path", "https://ai.test/v\t1"],
    ["other scheme", "ftp://localhost/v1"],
    ["WebSocket's scheme", "ws://localhost:11434/v1"],
    ["file's scheme", "file://localhost/v1"],
    ["scheme alone", "https://"],
  ])("with a %s is none", (_what, text) => {
    expect(readServerAddress(text)).toBeUndefined();
  });

  it.each([
    ["https://ai.test", "https://ai.test"],
    ["https://ai.test/", "https://ai.test"],
    ["https://ai.test///", "https://ai.test"],
    ["https://AI.test:443/v1?key=secret#part", "https://ai.test/v1"],
    ["https://ai.test/chat/completions/v1", "https://ai.test/chat/completions/v1"],
    ["https://ai.test/v1/chat/completions/chat/completions//", "https://ai.test/v1"],
    ["https://ai.test/mychat/completions", "https://ai.test/mychat/completions"],
    ["https://[2001:db8::1]/v1", "https://[2001:db8::1]/v1"],
    ["https://[::1]/v1", "https://localhost/v1"],
    ["\n https://ai.test/v1\t", "https://ai.test/v1"],
  ])("%j is kept as %j", (text, address) => {
    expect(readServerAddress(text)).toBe(address);
  });

  it("is read the same when it is read again", () => {
    const scheme = fc.constantFrom("http://", "https://", "HTTPS://", " https://");
    const host = fc.constantFrom("ai.test", "[::1]", "localhost:80", "127.1:8080", "a@ai.test");
    const part = fc.constantFrom("/", "v1", "/chat/completions", "chat", "?a=/", "#b", "%20", "..");
    fc.assert(
      fc.property(scheme, host, fc.array(part), (start, host, path) => {
        const address = readServerAddress(start + host + path.join(""));
        expect(address && readServerAddress(address)).toBe(address);
      }),
    );
  });
});
