import { http, HttpResponse } from "msw";
import { z } from "zod";
import { keepInOutbox } from "../outbox";
import { currentScenario } from "../scenarios";

const email = z.object({
  sender: z.object({ name: z.string(), email: z.string() }),
  to: z.array(z.object({ email: z.string() })).min(1),
  subject: z.string().min(1),
  htmlContent: z.string().min(1),
});

/** Brevo's `POST /v3/smtp/email` at any address. What it accepts can be read in the outbox. */
export const emailHandler = http.post("*/smtp/email", async ({ request }) => {
  switch (currentScenario()) {
    case "email-unreachable":
      return HttpResponse.error();
    case "email-server-error":
      return HttpResponse.json({ message: "Internal error" }, { status: 500 });
    case "email-refused":
      return HttpResponse.json({ message: "Key not found", code: "unauthorized" }, { status: 401 });
    default:
  }
  if (!request.headers.get("api-key")) {
    const message = "authentication not found in headers";
    return HttpResponse.json({ message, code: "unauthorized" }, { status: 401 });
  }
  const sent = email.safeParse(await request.json());
  if (!sent.success) {
    const { message } = sent.error;
    return HttpResponse.json({ code: "invalid_parameter", message }, { status: 400 });
  }
  const messageId = keepInOutbox(sent.data);
  return HttpResponse.json({ messageId }, { status: 201 });
});
