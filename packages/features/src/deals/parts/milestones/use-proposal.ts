import { ApiError, MAX_MILESTONES, MIN_MILESTONES, type GigMilestones } from '@campushive/contract';
import { priceFigures } from '@campushive/contract/price-text';
import { useToast } from '@campushive/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  callProblem,
  useCampus,
  useClient,
  useMessages,
  useMinorUnits,
  type CallProblem,
} from '../../../kernel/index.js';
import { usePersistedForm } from '../../../shared/hooks/use-persisted-form.js';
import { LISTINGS } from '../../../catalogue/data.js';
import { catalogue } from './milestones.catalogue.js';
import {
  differenceOf,
  errorsOf,
  NEW_ROW,
  readRows,
  rowsOf,
  writeRows,
  type MilestoneRow,
  type RowErrors,
} from './proposal-rows.js';

export interface ProposalForm {
  readonly rows: readonly MilestoneRow[];
  /** Number of paid milestones before the rows. */
  readonly unchangedCount: number;
  /** Required sum of the rows, in major units. */
  readonly remaining: number;
  /** Amount missing to `left`, in major units; negative when the rows exceed it. */
  readonly difference: number;
  /** Errors of each row, after the first attempt to send. */
  readonly errors: readonly RowErrors[];
  /** True after an attempt to send rows with a wrong sum. */
  readonly isWrongSum: boolean;
  readonly onRow: (index: number, change: Partial<MilestoneRow>) => void;
  /** Null when the number of rows is at its limit. */
  readonly onAdd: (() => void) | null;
  readonly onRemove: ((index: number) => void) | null;
  readonly onSend: () => void;
  readonly sending: boolean;
  readonly problem: CallProblem | null;
}

/** Form of a poster's milestone proposal. Its values survive a reload and a failed attempt to send. */
export function useProposal(id: string, data: GigMilestones, onSent: () => void): ProposalForm {
  const client = useClient();
  const campus = useCampus();
  const queries = useQueryClient();
  const t = useMessages(catalogue);
  const { toast } = useToast();
  const { toMajor, toMinor } = useMinorUnits();
  const [tried, setTried] = useState(false);
  const { values, onChange, forget } = usePersistedForm(`milestones-${id}`, { rows: '' });
  const { unchangedCount, remainingMinor } = remainingOf(data, toMinor);
  const least = Math.max(1, MIN_MILESTONES - unchangedCount);
  const initialRows = rowsOf(data.proposal ?? data.standing);
  const typed = readRows(values.rows);
  const rows = padded(typed.length > 0 ? typed : initialRows, least);
  const put = (next: readonly MilestoneRow[]) => onChange({ rows: writeRows(next) });
  const propose = useMutation({
    mutationFn: () =>
      client.milestones.propose({
        id,
        milestones: rows.map(({ title, price }) => ({ title, price: priceFigures(price, campus.currency) })),
      }),
    async onSuccess() {
      setTried(false);
      forget();
      toast({ tone: 'success', title: t.sent });
      onSent();
      await queries.invalidateQueries({ queryKey: LISTINGS });
    },
    onError(error) {
      // A payment or a changed price alters the sum, so the gig is refetched.
      if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: LISTINGS });
    },
  });
  const errors = rows.map((row) => errorsOf(row, campus));
  const difference = differenceOf(rows, remainingMinor, campus);
  const isWrong = difference !== 0 || errors.some((row) => Object.keys(row).length > 0);
  return {
    rows,
    unchangedCount,
    remaining: toMajor(remainingMinor),
    difference: toMajor(difference),
    errors: tried ? errors : rows.map(() => ({})),
    isWrongSum: tried && difference !== 0,
    onRow(index, change) {
      if (propose.isError) propose.reset();
      put(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
    },
    onAdd: rows.length + unchangedCount < MAX_MILESTONES ? () => put([...rows, NEW_ROW]) : null,
    onRemove: rows.length > least ? (index) => put(rows.filter((_, at) => at !== index)) : null,
    onSend() {
      setTried(true);
      if (!isWrong && !propose.isPending) propose.mutate();
    },
    sending: propose.isPending,
    problem: propose.error === null ? null : callProblem(propose.error),
  };
}

/** Returns the number of paid milestones and the required sum of the others. */
function remainingOf({ standing, agreedPrice }: GigMilestones, toMinor: (amount: number) => number) {
  const milestones = standing?.milestones ?? [];
  const unpaid = milestones.filter(({ state }) => state === 'due' || state === 'waiting');
  return {
    unchangedCount: milestones.length - unpaid.length,
    remainingMinor:
      standing === null ? toMinor(agreedPrice) : unpaid.reduce((sum, { price }) => sum + toMinor(price), 0),
  };
}

const padded = (rows: readonly MilestoneRow[], least: number): readonly MilestoneRow[] => [
  ...rows,
  ...Array.from({ length: Math.max(0, least - rows.length) }, () => NEW_ROW),
];
