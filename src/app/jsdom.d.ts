/** As much of it as the build needs; the package has no types of its own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    window: Window;
  }
}
