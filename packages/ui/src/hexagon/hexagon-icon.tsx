import { use, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { cva, cx } from 'class-variance-authority';
import { isHiveTone, type HiveTone } from '../tokens/hive-tone.js';
import { HiveIcon } from './hive-icon.js';
import { HiveLooks } from './hive-looks.js';

/** Widths of {@link HexagonIcon}: 32, 48 and 72 px. */
export type HexagonSize = 'sm' | 'md' | 'lg';

/** Props of {@link HexagonIcon}. */
export interface HexagonIconProps extends ComponentProps<'span'> {
  /** Hive whose colour fills the cell. */
  tone: HiveTone | (string & {});
  /** Default `md`. */
  size?: HexagonSize;
  /** Icon. Default: the hive's own. */
  children?: ReactNode;
}

const tones = {
  essentials: 'bg-hive-essentials-solid',
  academia: 'bg-hive-academia-solid',
  logistics: 'bg-hive-logistics-solid',
  buzz: 'bg-hive-buzz-solid',
  archive: 'bg-hive-archive-solid',
  sidehustle: 'bg-hive-sidehustle-solid',
} satisfies Record<HiveTone, string>;

const sizes = {
  sm: 'w-8 [&_svg]:size-4',
  md: 'w-12 [&_svg]:size-6',
  lg: 'w-18 [&_svg]:size-9',
} satisfies Record<HexagonSize, string>;

/** Colours of a hive that the kit does not know and that has no look. */
const NEUTRAL = 'bg-fill-hover text-fg';

const styles = cva('hexagon inline-grid shrink-0 place-items-center', {
  variants: { size: sizes },
});

/** A hive's hexagon, decorative. The hive's name is shown next to it. */
export function HexagonIcon({
  tone,
  size = 'md',
  className,
  children,
  ...rest
}: HexagonIconProps): ReactElement {
  const looks = use(HiveLooks);
  const colour = looks[tone]?.colour ?? tone;
  return (
    <span
      data-slot="hexagon-icon"
      data-tone={tone}
      data-size={size}
      aria-hidden="true"
      className={styles({
        size,
        className: cx(isHiveTone(colour) ? `${tones[colour]} text-on-hive` : NEUTRAL, className),
      })}
      {...rest}
    >
      {children ?? <HiveIcon hive={tone} />}
    </span>
  );
}
