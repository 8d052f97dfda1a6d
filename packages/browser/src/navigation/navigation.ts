import type { Destination, NavigationPort } from '@campushive/features';

/** The router functions that the ports need: the URL of every destination, and navigation to one. */
export interface CampusRouter {
  /** Returns the URL of a destination, for a member or for a visitor. */
  href(destination: Destination, isMember: boolean): string;
  /** Shows the page at a URL of this site. */
  navigate(path: string, options: { readonly replace: boolean }): unknown;
}

/** Creates the features' navigation port over any router. */
export function createNavigation(
  router: CampusRouter,
  isMember: () => boolean,
  holdBack: NavigationPort['holdBack'] = () => () => undefined,
): NavigationPort {
  const href: NavigationPort['href'] = (destination, reader) =>
    router.href(destination, reader !== 'anyone' && isMember());
  const go = (path: string, replace = false) => void router.navigate(path, { replace });
  const waysIn = (['login', 'register', 'otp'] as const).map((to) => pathOf(router.href({ to }, false)));
  return {
    href,
    go: (destination, options) => go(href(destination), options?.replace),
    current: () => window.location.pathname + window.location.search,
    goToPath(path, options) {
      const follows = isInternalPath(path) && !waysIn.includes(pathOf(path));
      go(follows ? path : href({ to: 'dashboard' }), options?.replace);
    },
    holdBack,
    leave: (url) => window.location.assign(url),
    save(file, name) {
      const url = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      // Some browsers start reading only after this turn of the event loop.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
  };
}

/** Returns whether a path stays inside this site: it begins with one slash and has no characters that a browser reads as a host. */
export function isInternalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\r\n\t]/.test(path);
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1');
