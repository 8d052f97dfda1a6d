import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../class-names/class-names.js';
import type { HiveTone } from '../tokens/hive-tone.js';

/** State that an {@link EmptyIllustration} depicts: no data yet, no match, load failure, unknown page, no connection, or success. */
export type EmptyIllustrationKind =
  | 'empty'
  | 'nothing-found'
  | 'failed'
  | 'not-found'
  | 'offline'
  | 'success';

/** Props of {@link EmptyIllustration}. */
export interface EmptyIllustrationProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Default `empty`. */
  kind?: EmptyIllustrationKind;
  /** Hive whose colour an empty comb takes. Default: honey. */
  tone?: HiveTone | undefined;
  /** Icon in the middle cell. */
  icon: ReactNode;
}

interface CellColours {
  side: string;
  middle: string;
  icon: string;
}

const honey = { side: 'fill-brand-soft', middle: 'fill-brand', icon: 'text-on-brand' } satisfies CellColours;

const hives = {
  essentials: {
    side: 'fill-hive-essentials-soft',
    middle: 'fill-hive-essentials-solid',
    icon: 'text-on-hive',
  },
  academia: { side: 'fill-hive-academia-soft', middle: 'fill-hive-academia-solid', icon: 'text-on-hive' },
  logistics: { side: 'fill-hive-logistics-soft', middle: 'fill-hive-logistics-solid', icon: 'text-on-hive' },
  buzz: { side: 'fill-hive-buzz-soft', middle: 'fill-hive-buzz-solid', icon: 'text-on-hive' },
  archive: { side: 'fill-hive-archive-soft', middle: 'fill-hive-archive-solid', icon: 'text-on-hive' },
  sidehustle: {
    side: 'fill-hive-sidehustle-soft',
    middle: 'fill-hive-sidehustle-solid',
    icon: 'text-on-hive',
  },
} satisfies Record<HiveTone, CellColours>;

const outline = 'fill-none stroke-line-strong [stroke-dasharray:5_4]';
const colours = {
  empty: honey,
  'nothing-found': { side: outline, middle: 'fill-fill-hover', icon: 'text-fg' },
  failed: { side: 'fill-fill-hover', middle: 'fill-fill-hover', icon: 'text-fg' },
  'not-found': { side: 'fill-brand-soft', middle: outline, icon: 'text-fg' },
  offline: { side: outline, middle: 'fill-fg', icon: 'text-bg' },
  success: { side: 'fill-brand', middle: 'fill-success', icon: 'text-on-success' },
} satisfies Record<EmptyIllustrationKind, CellColours>;

// Cells 56 wide; the middle one hangs lower, and a failed comb lacks its right cell.
const left = 'M32 2 60 18.2v32.3L32 66.7 4 50.5V18.2Z';
const middle = 'M92 18l28 16.2v32.3L92 82.7 64 66.5V34.2Z';
const right = 'M152 2l28 16.2v32.3l-28 16.2-28-16.2V18.2Z';

/** Three cells drawn from the tokens; the filled cells differ by kind. Decorative: the text next to it carries the meaning. */
export function EmptyIllustration({
  kind = 'empty',
  tone,
  icon,
  className,
  ...rest
}: EmptyIllustrationProps): ReactElement {
  const ofHive = tone !== undefined && kind === 'empty' && Object.hasOwn(hives, tone);
  const { side, middle: centre, icon: iconColour } = ofHive ? hives[tone] : colours[kind];
  return (
    <span
      data-slot="empty-illustration"
      data-kind={kind}
      aria-hidden="true"
      className={cx('relative block w-[184px]', className)}
      {...rest}
    >
      <svg viewBox="0 0 184 96" className="h-[96px] w-[184px]">
        <path d={left} className={side} />
        <path
          d={right}
          className={side}
          {...(kind === 'failed' ? { transform: 'rotate(14 152 34) translate(6 10)' } : {})}
        />
        <path d={middle} className={centre} />
      </svg>
      <span
        className={cx(
          // The cell keeps its colour in forced colours, so the icon does too.
          'absolute inset-x-0 top-[18px] grid h-[65px] place-items-center forced-color-adjust-none [&_svg]:size-6',
          iconColour,
        )}
      >
        {icon}
      </span>
    </span>
  );
}
