import type { HiveName } from '@campushive/contract';
import {
  decideStoredPackages,
  packagesOf,
  packageInputsIn,
  type StoredPackages,
} from '@campushive/contract/rules/packages';
import { invalidField } from '../../../calls/failure.js';
import { toSalePrice } from '../../../platform/money.js';
import { newId } from '../../../platform/ids.js';
import type { ListingFields } from './details.js';
import type { ListingRow } from '../listing-row.js';

/** Returns the packages of a service after a change of it, whose row the caller has locked. `before` is null for a new one. */
export function storedPackagesOf(
  hive: HiveName,
  before: Pick<ListingRow, 'details' | 'status'> | null,
  { details }: ListingFields,
): StoredPackages {
  if (hive !== 'sidehustle') return { details: {}, priceMinor: undefined };
  const decision = decideStoredPackages(
    packageInputsIn(details, toSalePrice),
    {
      before: packagesOf(before?.details ?? {}),
      isPosted: before !== null && before.status !== 'draft',
    },
    newId,
  );
  if ('refused' in decision) throw invalidField(decision.field, decision.refused);
  return decision;
}
