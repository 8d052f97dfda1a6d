import type { ResolverResult } from 'react-hook-form';
import type { HiveName } from '@campushive/contract';
import { formError } from '../../kernel/index.js';

import { kindIssueOf } from './controls/kind-rows.js';
import { packageIssueOf } from './controls/package-rows.js';
import { draftIssuesOf, issuesOf } from './values/form-issues.js';
import type { FormValues } from './values/form-values.js';

interface Checked {
  readonly hive: HiveName;
  readonly campus: Parameters<typeof issuesOf>[2];
  readonly now: Date;
  readonly isNew: boolean;
  /** Initial values of a draft, which may be incomplete. Null for every other listing. */
  readonly draft: FormValues | null;
}

/** Validates the form. Returns the errors in the format of React Hook Form. */
export function checkListing(
  values: FormValues,
  { hive, campus, now, isNew, draft }: Checked,
): ResolverResult<FormValues> {
  const issues = Object.entries(
    draft === null
      ? issuesOf(hive, values, campus, isNew, now)
      : draftIssuesOf(hive, values, campus, now, draft),
  );
  const at = {
    ticketKinds: kindIssueOf(values.ticketKinds, campus)?.at,
    packages: packageIssueOf(values.packages, campus)?.at,
  };
  const errors = issues.map(([name, wrong = { code: 'invalid' as const }]) => [
    name,
    isOfRows(name) && at[name] !== undefined
      ? { ...formError(wrong), types: { at: at[name] } }
      : formError(wrong),
  ]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
}

/** Checks for a field that holds rows of fields. */
const isOfRows = (name: string): name is 'ticketKinds' | 'packages' =>
  name === 'ticketKinds' || name === 'packages';
