import type { ReactElement } from 'react';
import { NativeSelect } from '../native-select/native-select.js';
import type { TableColumn, TableSort } from './table.js';

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[];
  label: string;
  optionLabel: (header: string, direction: TableSort['direction']) => string;
  sort: TableSort | undefined;
  onSortChange: (change: { sort: TableSort }) => void;
  className: string;
}

const directions = ['ascending', 'descending'] as const;

/** On cards there are no heads to press: the order is chosen here. */
export function SortSelect<Row>({
  columns,
  label,
  optionLabel,
  sort,
  onSortChange,
  className,
}: SortSelectProps<Row>): ReactElement {
  const orders = columns.flatMap(({ key, header }) =>
    directions.map((direction) => ({
      sort: { column: key, direction },
      value: `${key} ${direction}`,
      label: optionLabel(header, direction),
    })),
  );
  return (
    <NativeSelect
      label={label}
      options={orders}
      placeholder={label}
      hideLabel
      value={sort ? `${sort.column} ${sort.direction}` : ''}
      onChange={({ target }) => {
        const order = orders.find(({ value }) => value === target.value);
        if (order) onSortChange({ sort: order.sort });
      }}
      className={className}
    />
  );
}
