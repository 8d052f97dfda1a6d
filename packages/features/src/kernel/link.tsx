import type { ComponentProps, MouseEvent } from 'react';
import type { Destination } from './destination.js';
import { useNavigation } from './provider.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads. */
  to: Destination;
  /** Leaves no entry for the back button. Default: false. */
  replace?: boolean;
}

/** A real `<a href>` that a plain click follows without reloading the page. Unstyled. */
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

/** New tab, new window and download stay the browser's business. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
