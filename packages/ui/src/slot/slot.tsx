/* eslint-disable react-hooks/refs -- refs are handed on to the element here, never read */
import {
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react';
import { joinRefs } from '../floating/join-refs.js';

type Props = Record<string, unknown>;

/** Props of {@link Slot}: what its child shall have. */
export interface SlotProps<Root extends HTMLElement = HTMLElement> extends HTMLAttributes<Root> {
  /** The element that is drawn, whichever it is. */
  ref?: Ref<Root> | undefined;
  /** What stands in the child, around what stood there before. Default: only that. */
  inside?: (content: ReactNode) => ReactNode;
}

/**
 * Renders its only child with the props given to it; what `asChild` is made of. Every button pays for it, so it is short:
 * a part gives it either the caller's element or its own.
 */
export function Slot<Root extends HTMLElement = HTMLElement>({
  children,
  inside,
  ref,
  ...props
}: SlotProps<Root>): ReactElement | null {
  const element = isValidElement<Props>(children) ? children : null;
  const own = element?.props['ref'] as Ref<Root> | undefined;
  const both = useMemo(() => (own && ref ? joinRefs(own, ref) : (own ?? ref)), [own, ref]);
  if (!element) return null;
  const merged = { ...merge(props as Props, element.props), ref: both };
  return inside
    ? cloneElement(element, merged, inside(element.props['children'] as ReactNode))
    : cloneElement(element, merged);
}

/** Class names join, styles merge, of handlers both run, the child's first; of all else the child's wins. */
function merge(slot: Props, child: Props): Props {
  const merged = { ...slot, ...child };
  for (const [name, given] of Object.entries(slot)) {
    const own = child[name];
    if (given === undefined || own === undefined) {
      merged[name] = own ?? given;
    } else if (name === 'className') {
      merged[name] = `${String(given)} ${String(own)}`;
    } else if (name === 'style') {
      merged[name] = { ...(given as object), ...(own as object) };
    } else if (typeof given === 'function' && typeof own === 'function' && /^on[A-Z]/.test(name)) {
      merged[name] = (...args: unknown[]) => {
        own(...args);
        given(...args);
      };
    }
  }
  return merged;
}
