import { queryOptions } from '@tanstack/react-query';
import type { DeviceStorage } from '../../../kernel/index.js';
import { readChosen } from './chosen-items.js';

/** Query key prefix of the bundles stored on this device, for all sellers. */
export const BUNDLES = ['bundle'] as const;

/** Returns the bundle of one seller, stored on this device. Changes only on this device. */
export const chosenQuery = (storage: DeviceStorage, sellerId: string) =>
  queryOptions({
    queryKey: [...BUNDLES, sellerId],
    queryFn: () => readChosen(storage, sellerId),
    networkMode: 'always',
    staleTime: Infinity,
  });
