/* eslint-disable react-hooks/refs, react-hooks/preserve-manual-memoization -- refs are handed on to the element here, never read */
import {
  Children,
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
export interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Renders its only child with the props given to it; what `asChild` is made of. It does what Radix's does, and as every
 * button pays for it, in a third of the code.
 */
export function Slot({ children, ref, ...props }: SlotProps): ReactElement | null {
  const parts = Children.toArray(children);
  const marked = parts.find(isSlottable);
  const root = marked ? rootOf(marked) : parts[0];
  const element = isValidElement<Props>(root) ? root : null;
  const own = element?.props['ref'] as Ref<HTMLElement> | undefined;
  const both = useMemo(() => (own && ref ? joinRefs(own, ref) : (own ?? ref)), [own, ref]);
  if (!element) return null;
  const merged = { ...merge(props as Props, element.props), ref: both };
  if (!marked) return cloneElement(element, merged);
  const content = parts.map((part) =>
    part === marked ? contentOf(marked, element.props['children']) : part,
  );
  return cloneElement(element, merged, ...(content as ReactNode[]));
}

/** Props of {@link Slottable}. */
export interface SlottableProps {
  /** Becomes the root; its own children go through the function that stands in the Slottable. */
  child?: ReactNode;
  children: ReactNode | ((content: ReactNode) => ReactNode);
}

/** Marks the child that becomes the root when other elements stand beside it. Outside of a Slot it is only its content. */
export function Slottable(props: SlottableProps): ReactElement {
  return <>{contentOf({ props }, 'child' in props ? props.child : props.children)}</>;
}

type Marked = ReactElement<SlottableProps>;

function isSlottable(part: unknown): part is Marked {
  return isValidElement(part) && part.type === Slottable;
}

function rootOf({ props }: Marked): ReactNode {
  return 'child' in props ? props.child : typeof props.children === 'function' ? null : props.children;
}

function contentOf({ props }: Pick<Marked, 'props'>, content: unknown): ReactNode {
  return typeof props.children === 'function' ? props.children(content as ReactNode) : (content as ReactNode);
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
