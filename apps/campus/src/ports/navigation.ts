import type { NavigationPort } from '@campushive/features';
import type { NavigateFunction } from 'react-router-dom';
import { hrefOf, isInternalPath, PATHS } from '../routes.js';

/** react-router behind the features' navigation port. */
export function createNavigation(navigate: NavigateFunction, isMember: () => boolean): NavigationPort {
  const href: NavigationPort['href'] = (destination) => hrefOf(destination, isMember());
  return {
    href,
    go: (destination, options) => void navigate(href(destination), { replace: options?.replace ?? false }),
    current: () => window.location.pathname + window.location.search,
    goToPath(path, options) {
      void navigate(isInternalPath(path) ? path : PATHS.dashboard, { replace: options?.replace ?? false });
    },
    leave: (url) => window.location.assign(url),
    save(file, name) {
      const url = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      // Some browsers begin to read only after this turn.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
  };
}
