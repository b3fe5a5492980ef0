/** What is used of Trusted Types, which TypeScript's DOM does not know; its TrustedScriptURL passes for a string. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
};

/**
 * Where the page asks for Trusted Types, a worker's address must be one.
 *
 * @param policy a name that the page's Content-Security-Policy allows; a page can make it once only
 * @param address the one address that this policy lets through
 */
export function trustedScript(policy: string, address: string): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, "trustedTypes");
  const rules = { createScriptURL: () => address };
  return trustedTypes?.createPolicy(policy, rules).createScriptURL("") ?? address;
}
