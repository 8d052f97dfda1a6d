import { hiveNamesOf, type HiveName, hiveOf } from '@campushive/contract';
import { invalidField } from '../../../calls/failure.js';
import type { Viewer } from '../../../calls/viewer.js';
import { campus } from '../../../platform/campus.js';
import type { HiveCallsContext } from '../calls-context.js';

export async function postListing(
  { service, describe }: HiveCallsContext,
  field: string,
  hive: HiveName,
  input: Record<string, unknown>,
  viewer: Viewer,
) {
  if (!hiveNamesOf(campus).includes(hive)) throw invalidField(field, 'invalid_choice');
  const created = await service.create(hive, input, viewer);
  return {
    data: await describe(created, viewer),
    message: `New ${hiveOf(campus, hive).title} listing created successfully!`,
  };
}
