import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { cx } from '../class-names/class-names.js';
import Info from 'lucide-react/icons/info';
import type { Align, Side } from '../floating/place.js';
import { useDismiss } from '../floating/use-dismiss.js';
import { useFloating } from '../floating/use-floating.js';
import { bubble } from './tooltip.styles.js';

/** Props of {@link TapTip}; `ref`, `className` and further ones reach the root. */
export interface TapTipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the button: `What is the platform fee?`. */
  label: string;
  /** The icon of the button. Default: an i in a circle. */
  icon?: ReactNode;
  /** Default `top`. */
  side?: Side;
  /** Default `center`. */
  align?: Align;
  /** The explanation: one or two sentences without links. */
  children: ReactNode;
}

/** An explanation behind a small button: a tooltip that fingers, keyboards and screen readers can open alike. */
export function TapTip({
  label,
  icon = <Info aria-hidden="true" />,
  side = 'top',
  align = 'center',
  className,
  children,
  ...rest
}: TapTipProps): ReactElement {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(
    open,
    () => [button.current],
    () => setOpen(false),
  );
  return (
    <span data-slot="tap-tip" className={cx('inline-flex align-middle', className)} {...rest}>
      <button
        ref={button}
        type="button"
        data-slot="tap-tip-button"
        aria-label={label}
        data-state={open ? 'open' : 'closed'}
        onClick={() => setOpen(!open)}
        className="touch-target grid size-6 place-items-center rounded-full text-fg-muted transition hover:text-fg [&_svg]:size-4.5"
      >
        {icon}
      </button>
      {/* The region is there before its text, so that the text is read out when it comes. */}
      <span role="status">
        {open ? (
          <Explanation anchor={button} side={side} align={align}>
            {children}
          </Explanation>
        ) : null}
      </span>
    </span>
  );
}

interface ExplanationProps {
  anchor: { current: HTMLElement | null };
  side: Side;
  align: Align;
  children: ReactNode;
}

function Explanation({ anchor, side, align, children }: ExplanationProps): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useFloating(element, anchor, side, align);
  return (
    <span ref={element} data-slot="tap-tip-text" popover="manual" className={bubble}>
      {children}
    </span>
  );
}
