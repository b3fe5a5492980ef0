import type { RouteObject } from "react-router-dom";
import { paths } from "~/shared/paths";
import { AppLayout } from "./AppLayout";
import { RequireUser } from "./RequireUser";
import { Screen } from "./screens";

const screen = (path: string): RouteObject => ({
  path,
  element: <Screen key={path} path={path} />,
});

const { profile, repairRequest, diagnostics, rootCause, repairGuide, ...open } = paths;

export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    children: [
      ...Object.values(open).map(screen),
      {
        element: <RequireUser />,
        children: [profile, repairRequest, diagnostics, rootCause, repairGuide].map(screen),
      },
      screen("*"),
    ],
  },
];

/** The screens that anybody may see, made as static pages by the build. */
export const publicPaths = Object.values(open);
