import { useRevalidator, useRouteError } from "react-router-dom";
import { useEffect } from "react";
import { reportError } from "~/services/errors/report-error";
import { ErrorFallback } from "./ErrorFallback";

/** The router's own boundary: an error in one screen, or a screen that could not be fetched. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    console.error(error);
    reportError(error);
  }, [error]);
  return <ErrorFallback error={error} resetErrorBoundary={() => void revalidate()} />;
}
