import type { BrowserContext } from '@playwright/test';

/** True when this run removes the newer APIs from every page: `pnpm e2e --without-newer-apis`. */
export const isOlderBrowser = process.env['E2E_WITHOUT_NEWER_APIS'] !== undefined;

/**
 * Removes from every page of a browser the APIs that Chromium 103 or Safari 15.6 lacks (docs/browsers.md), and those that a page on plain
 * http lacks. Syntax cannot be removed: scripts/check-browser-floor.ts checks the bundles for it.
 */
export async function removeNewerApis(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const drop = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name);
    };
    const page = window as unknown as Record<string, { prototype?: object } | undefined>;
    const typedArray = Reflect.getPrototypeOf(Uint8Array.prototype) ?? undefined;
    drop(AbortSignal, 'any', 'timeout');
    drop(URL, 'canParse', 'parse');
    drop(URLSearchParams.prototype, 'size');
    drop(Crypto.prototype, 'randomUUID');
    drop(Array, 'fromAsync');
    for (const list of [Array.prototype, typedArray])
      drop(list, 'toSorted', 'toReversed', 'toSpliced', 'with');
    for (const owner of [Object, Map]) drop(owner, 'groupBy');
    for (const owner of [Map, WeakMap]) drop(owner.prototype, 'getOrInsert', 'getOrInsertComputed');
    drop(Promise, 'withResolvers', 'try');
    drop(String.prototype, 'isWellFormed', 'toWellFormed');
    drop(RegExp, 'escape');
    drop(
      Set.prototype,
      ...[
        'union',
        'intersection',
        'difference',
        'symmetricDifference',
        'isSubsetOf',
        'isSupersetOf',
        'isDisjointFrom',
      ],
    );
    drop(
      page['Iterator']?.prototype,
      ...[
        'drop',
        'every',
        'filter',
        'find',
        'flatMap',
        'forEach',
        'map',
        'reduce',
        'some',
        'take',
        'toArray',
      ],
    );
    drop(Uint8Array, 'fromBase64', 'fromHex');
    drop(Element.prototype, 'checkVisibility');
    drop(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover');
    drop(Document.prototype, 'startViewTransition');
    drop(
      window,
      ...['Iterator', 'CloseWatcher', 'navigation', 'scheduler', 'requestIdleCallback', 'CompressionStream'],
      ...['DecompressionStream', 'OffscreenCanvas', 'Temporal'],
    );
    const Native = RegExp;
    const refuse = (source: unknown) => {
      if (/\(\?<[=!]/.test(source instanceof Native ? source.source : String(source)))
        throw new SyntaxError('Invalid regular expression: invalid group specifier name');
    };
    window.RegExp = new Proxy(Native, {
      construct(target, args, self) {
        refuse(args[0]);
        return Reflect.construct(target, args, self === window.RegExp ? target : self) as RegExp;
      },
      apply(target, _self, args) {
        refuse(args[0]);
        return Reflect.apply(target, undefined, args) as RegExp;
      },
    });
  });
}
