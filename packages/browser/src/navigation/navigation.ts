import type { Destination, NavigationPort } from '@campushive/features';

/** What the ports need of a router: the address of every destination, and a way to go to one. */
export interface CampusRouter {
  /** The address of a destination, for a member or for a visitor. */
  href(destination: Destination, isMember: boolean): string;
  /** Shows the page of an address of this site. */
  navigate(path: string, options: { readonly replace: boolean }): unknown;
}

/** The features' navigation port over any router. */
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
      // Some browsers begin to read only after this turn.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
  };
}

/** Whether a path stays inside this site: it begins with one slash and holds nothing that a browser reads as a host. */
export function isInternalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\r\n\t]/.test(path);
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1');
