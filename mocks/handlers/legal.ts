import { http, HttpResponse } from "msw";
import { currentScenario } from "../scenarios";

/** The legal documents are the app's own files: only a scenario keeps a request from them. */
export const legalHandler = http.get(
  /\/(terms-of-service|privacy-policy|cookie-policy)\.html$/,
  () => {
    switch (currentScenario()) {
      case "legal-missing":
        return new HttpResponse(null, { status: 404 });
      case "legal-without-body":
        return HttpResponse.html("<!doctype html><title>No body</title>");
      default:
        return undefined;
    }
  },
);
