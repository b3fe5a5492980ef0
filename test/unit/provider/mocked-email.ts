export const email = {
  sender: { name: "Mendwise", email: "no-reply@mendwise.example" },
  to: [{ email: "ana@example.com" }],
  subject: "Your Password Reset Code",
  htmlContent: "<p>Your code is <b>123456</b>.</p>",
};
export const send = (body: object, headers: Record<string, string> = { "api-key": "mocked" }) =>
  fetch("https://email.test/v3/smtp/email", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
