import { type ComponentProps, type ReactElement, useSyncExternalStore } from 'react';
import { cx } from '../class-names/class-names.js';

/** Props of {@link Kbd}. */
export interface KbdProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** Keys that are pressed together: `['mod', 'K']`. `mod` is ⌘ on a device of Apple, and Ctrl elsewhere. */
  keys: readonly string[];
}

const never = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Keys of a shortcut, as hint beside its action. Screen readers get the shortcut from `aria-keyshortcuts` of the control, so hide the
 * hint from them.
 *
 * @since 0.2.0
 */
export function Kbd({ keys, className, ...rest }: KbdProps): ReactElement {
  // A server does not know the device.
  const onApple = useSyncExternalStore(never, isApple, () => false);
  return (
    <kbd
      data-slot="kbd"
      className={cx(
        'inline-flex items-center gap-1 font-sans text-xs font-semibold text-fg-muted',
        className,
      )}
      {...rest}
    >
      {keys.map((key) => (
        <kbd
          key={key}
          className="inline-grid min-h-5.5 min-w-5.5 place-items-center rounded-[0.3125rem] border border-line bg-fill px-1 font-sans leading-none"
        >
          {key === 'mod' ? (onApple ? '⌘' : 'Ctrl') : key}
        </kbd>
      ))}
    </kbd>
  );
}
