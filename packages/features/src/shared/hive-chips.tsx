import type { HiveName } from '@campushive/contract/hives';
import { HiveIcon } from '@campushive/ui/hexagon';
import { formatCount } from '../kernel/count.js';
import { useHiveNames, useHives, useLanguageTag } from '../kernel/index.js';
import { Chip, ChipRow } from './chip.js';

export interface HiveChipsProps {
  /** What is chosen, for screen readers. */
  label: string;
  /** What the first one is called, which chooses none of them. */
  all: string;
  /** The chosen hive; null for all. */
  hive: HiveName | null;
  /** Another one was chosen. */
  onHiveChange: (change: { hive: HiveName | null }) => void;
  /** What is in each; hives without a number are left out. Default: all, without numbers. */
  counts?: readonly { readonly id: HiveName; readonly count: number }[];
}

/** One of the hives, or all: a row that scrolls on its own. */
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
