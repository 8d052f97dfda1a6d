/** What the tests use of jsdom, which brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly runScripts: 'dangerously' });
    readonly window: Window & typeof globalThis;
  }
}
