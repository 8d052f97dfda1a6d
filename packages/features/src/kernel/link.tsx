import type { ComponentProps, MouseEvent } from 'react';
import type { Destination } from './destination.js';
import { useNavigation } from './provider.js';

/** Destination of a link, and any prop of `<a>` except `href`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Page that the link opens. */
  to: Destination;
  /** Replaces the current history entry. Default: false. */
  replace?: boolean;
}

/** Unstyled `<a href>`. A plain click navigates without reloading the page. */
export function Link({ to, replace = false, onClick, children, ...props }: LinkProps) {
  const navigation = useNavigation();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || props.target === '_blank' || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.go(to, { replace });
  }
  return (
    <a {...props} href={navigation.href(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Leaves new tab, new window and download to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
