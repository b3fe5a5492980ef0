import { afterEach, describe, expect, it } from "vitest";
import { describeError } from "~/services/errors/error-report";

afterEach(() => window.history.replaceState(null, "", "/"));

/** An error as a browser would make it, with the stack of that browser. */
function errorWith({ name = "TypeError", message = "", stack = "" }) {
  return Object.assign(new Error(message), { name, stack });
}

describe("an error report", () => {
  it("holds its five fields, and nothing beside them", () => {
    window.history.replaceState(null, "", "/diagnostics?item=kettle#email=ada@example.com");
    const report = describeError(new RangeError("Maximum call stack size exceeded"));
    expect(report).toEqual({
      name: "RangeError",
      message: "Maximum call stack size exceeded",
      frames: expect.any(Array),
      screen: "/diagnostics",
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect(report.frames[0]).toMatch(/test\/unit\/errors\/error-report\.dom\.test\.ts:\d+:\d+$/);
  });

  it.each([
    ["a key of the AI", "Incorrect API key provided: sk-proj-AbC123def456"],
    ["a key of the e-mail provider", "Key not found: xkeysib-0123456789abcdef"],
    ["an e-mail address", "No account for ada.byron@example.com"],
    ["a reset code", "Wrong code 483920"],
    ["what somebody typed", "Unexpected token 'M', \"My kettle l\"... is not valid JSON"],
    ["what somebody typed, without quotes", "URL constructor: my kettle leaks is not a valid URL"],
  ])("does not tell %s", (_name, message) => {
    const report = describeError(new Error(message));
    expect(report.message).toBeNull();
    expect(JSON.stringify(report)).not.toMatch(/sk-|xkeysib|@example|483920|kettle/i);
  });

  it.each([
    [
      "Minified React error #418; visit https://react.dev/errors/418?args[]=kettle",
      "Minified React error #418",
    ],
    [
      "Cannot read properties of undefined (reading 'kettle')",
      "Cannot read properties of undefined",
    ],
    ["undefined is not an object (evaluating 'kettle.state')", "undefined is not an object"],
    ["kettle.map is not a function", "is not a function"],
    [
      "Failed to fetch dynamically imported module: https://mend.example/a.js?kettle",
      "Failed to fetch dynamically imported module",
    ],
    [
      "Failed to execute 'removeChild' on 'Node': kettle",
      "Failed to execute 'removeChild' on 'Node'",
    ],
  ])("tells only the known words of %j", (message, known) => {
    const report = describeError(new Error(message));
    expect(report.message).toBe(known);
    expect(JSON.stringify(report)).not.toContain("kettle");
  });

  it("tells Chromium's frames, without queries, hashes and what stands before them", () => {
    const stack = `TypeError: my kettle
    at home (https://mend.example/kettle:1:1)
    at submit (https://mend.example/assets/index-a1.js?v=kettle:12:7)
    at async load (https://mend.example/assets/RequestPage-b2.js:3:41)
    at new Form (https://mend.example/assets/index-a1.js#kettle:9:1)
    at https://mend.example/assets/index-a1.js:1:222
    at Array.map (<anonymous>)`;
    const message = "my kettle\n    at home (https://mend.example/kettle:1:1)";
    expect(describeError(errorWith({ message, stack })).frames).toEqual([
      "submit /assets/index-a1.js:12:7",
      "async load /assets/RequestPage-b2.js:3:41",
      "new Form /assets/index-a1.js:9:1",
      "anonymous /assets/index-a1.js:1:222",
    ]);
  });

  it("tells the frames of Firefox and Safari", () => {
    const stack = `submit@https://mend.example/assets/index-a1.js:12:7
async*load@https://mend.example/assets/RequestPage-b2.js:3:41
@https://mend.example/assets/index-a1.js:1:222
[native code]`;
    expect(describeError(errorWith({ message: "my kettle", stack })).frames).toEqual([
      "submit /assets/index-a1.js:12:7",
      "async*load /assets/RequestPage-b2.js:3:41",
      "anonymous /assets/index-a1.js:1:222",
    ]);
  });

  it("stays small", () => {
    const stack = "f@https://mend.example/a.js:1:1\n".repeat(500);
    expect(describeError(errorWith({ stack })).frames).toHaveLength(20);
  });

  it("does not take a name from just anybody", () => {
    expect(describeError(errorWith({ name: "ada@example.com" })).name).toBe("Error");
    expect(describeError(errorWith({ name: "483920" })).name).toBe("Error");
    expect(describeError(errorWith({ name: "AccountError" })).name).toBe("AccountError");
  });

  it.each([["my kettle leaks"], [undefined], [null], [483920], [{ message: "my kettle" }]])(
    "tells nothing of a thrown %j",
    (thrown) => {
      expect(describeError(thrown)).toMatchObject({ name: "Error", message: null, frames: [] });
    },
  );

  it("does not tell an address that is no screen of the app", () => {
    window.history.replaceState(null, "", "/ada@example.com");
    expect(describeError(new Error("")).screen).toBe("other");
  });
});
