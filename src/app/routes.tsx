import type { RouteObject } from "react-router-dom";
import { paths } from "~/shared/paths";
import { AppLayout } from "./AppLayout";
import { RequireUser } from "./RequireUser";
import { Screen } from "./screens";

const screen = (path: string): RouteObject => ({
  path,
  element: <Screen key={path} path={path} />,
});

/** Only for who is signed in. */
const guarded: readonly string[] = [
  paths.profile,
  paths.repairRequest,
  paths.diagnostics,
  paths.rootCause,
  paths.repairGuide,
];

const openPaths = Object.values(paths).filter((path) => !guarded.includes(path));

/** The screens that anybody may see, made as static pages by the build; a shared guide lies in its link alone. */
export const publicPaths = openPaths.filter((path) => path !== paths.sharedGuide);

export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    children: [
      ...openPaths.map(screen),
      {
        element: <RequireUser />,
        children: guarded.map(screen),
      },
      screen("*"),
    ],
  },
];
