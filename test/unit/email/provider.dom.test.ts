import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { server as mockWorld } from "../../../mocks/node";
import { createEmailProvider } from "~/services/email/provider";
import { brevoAnswer, startBrevoServer } from "../../support/brevo-server";
import { until } from "../../support/until";

const email = {
  to: "ada@example.com",
  subject: "Your Password Reset Code",
  htmlContent: "<p>Ünïcode 🔧</p>",
};
const sender = { name: "Mendwise", email: "no-reply@mendwise.example" };
const apiKey = "xkeysib-secret";
const patience = () => AbortSignal.timeout(5000);

let brevo: Awaited<ReturnType<typeof startBrevoServer>>;

const provider = (apiUrl = brevo.url) => createEmailProvider({ apiKey, apiUrl, sender });

// The real axios over a real wire: the mock world steps aside.
beforeAll(() => mockWorld.close());
beforeEach(async () => {
  brevo = await startBrevoServer();
});
afterEach(() => brevo.stop());

describe("the e-mail provider", () => {
  it("is sent exactly the specified headers and payload, once", async () => {
    await expect(provider().send(email, patience())).resolves.toEqual({
      messageId: "<201798300811.5787683@relay.domain.com>",
    });
    expect(brevo.requests).toHaveLength(1);
    const [request] = brevo.requests;
    expect(request).toMatchObject({
      method: "POST",
      path: "/v3/smtp/email",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "api-key": apiKey,
      },
    });
    expect(JSON.parse(request?.body ?? "")).toEqual({
      sender,
      to: [{ email: "ada@example.com" }],
      subject: "Your Password Reset Code",
      htmlContent: "<p>Ünïcode 🔧</p>",
    });
  });

  it.each([
    ["a message beside the id", 201, `{"messageId":"<1@x>","message":"queued"}`],
    ["neither", 202, `{}`],
    ["an empty body", 204, ""],
    ["a list of ids", 201, `{"messageIds":["<1@x>","<2@x>"]}`],
    ["an id that is a number", 201, `{"messageId":7}`],
    ["no JSON", 200, "accepted"],
  ])("has taken the message when it answers 2xx with %s", async (_name, status, body) => {
    brevo.behave({ status, body });
    await expect(provider().send(email, patience())).resolves.toBeTypeOf("object");
  });

  it.each([400, 401, 402, 429, 500] as const)(
    "has not taken it when it answers %i",
    async (status) => {
      brevo.behave(brevoAnswer(status));
      await expect(provider().send(email, patience())).rejects.toThrow(
        `The e-mail provider answered ${status}`,
      );
      expect(brevo.requests).toHaveLength(1);
    },
  );

  it("has not taken it when an HTML page answers in its place", async () => {
    brevo.behave({ status: 502, body: "<h1>Bad gateway</h1>", contentType: "text/html" });
    await expect(provider().send(email, patience())).rejects.toThrow(
      "The e-mail provider answered 502",
    );
  });

  it("has not taken it when the connection is cut", async () => {
    brevo.behave("cut");
    await expect(provider().send(email, patience())).rejects.toThrow("could not be reached");
    expect(brevo.requests).toHaveLength(1);
  });

  it("has not taken it when nobody is there", async () => {
    brevo.stop();
    await expect(provider().send(email, patience())).rejects.toThrow("could not be reached");
  });

  it("has not taken it when no answer came before the signal", async () => {
    brevo.behave("silent");
    const patience = new AbortController();
    const sent = provider().send(email, patience.signal);
    void until(() => brevo.requests.length === 1).then(() => patience.abort());
    await expect(sent).rejects.toThrow("did not answer in time");
  });

  it("is not asked without a key", async () => {
    const keyless = createEmailProvider({ apiKey: undefined, apiUrl: brevo.url, sender });
    await expect(keyless.send(email, patience())).rejects.toThrow("The e-mail provider has no key");
    expect(brevo.requests).toEqual([]);
  });

  it("never leaves the key in an error", async () => {
    brevo.behave({ status: 401, body: `{"message":"Key ${apiKey} not found"}` });
    const error = await provider()
      .send(email, patience())
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error)).not.toContain(
      apiKey,
    );
  });
});
