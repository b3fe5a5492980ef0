import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * Builds the app as `npm run build` does, with variables of its own. A process apart, because Vite reads
 * the environment of the whole process.
 *
 * @returns the folder it made, which is the caller's to remove
 */
export async function buildApp(variables: Record<string, string>): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), "mendwise-"));
  const command = ["vite", "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)("npx", command, {
    env: { ...process.env, NODE_ENV: "production", ...variables },
  });
  return outDir;
}
