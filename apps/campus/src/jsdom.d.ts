/** Types for the tests' use of jsdom, which ships none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly runScripts: 'dangerously' });
    readonly window: Window & typeof globalThis;
  }
}
