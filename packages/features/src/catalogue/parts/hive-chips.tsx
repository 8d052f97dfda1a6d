import type { HiveName } from '@campushive/contract/hives';
import { HiveIcon } from '@campushive/ui/hexagon';
import { formatCount } from '../../kernel/count.js';
import { useHiveNames, useHives, useLanguageTag } from '../../kernel/index.js';
import { Chip, ChipRow } from '../../shared/chip.js';

/** Hives to choose from, with the current choice. */
export interface HiveChipsProps {
  /** Accessible name of the group. */
  label: string;
  /** Label of the first chip, which selects all hives. */
  all: string;
  /** The chosen hive; null for all. */
  hive: HiveName | null;
  /** Called when another chip is pressed. */
  onHiveChange: (change: { hive: HiveName | null }) => void;
  /** Number of listings per hive. Hives without a number are left out. Default: all hives, without numbers. */
  counts?: readonly { readonly id: HiveName; readonly count: number }[];
}

/** Row of chips that selects one hive or all. Scrolls horizontally. */
export function HiveChips({ label, all, hive, onHiveChange, counts }: HiveChipsProps) {
  const names = useHiveNames();
  const hiveNamed = useHives();
  const tag = useLanguageTag();
  const shown = counts?.map(({ id }) => id) ?? names;
  return (
    <ChipRow label={label}>
      {[null, ...shown].map((one) => {
        const count = counts?.find(({ id }) => id === one)?.count;
        return (
          <Chip key={one} pressed={one === hive} onClick={() => onHiveChange({ hive: one })}>
            {one === null ? null : <HiveIcon hive={one} className="size-4" />}
            {one === null ? all : hiveNamed(one).title}
            {count === undefined ? null : (
              <span className="font-normal tabular-nums opacity-80">{formatCount(count, tag)}</span>
            )}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
