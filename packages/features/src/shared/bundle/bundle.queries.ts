import { queryOptions } from '@tanstack/react-query';
import type { DeviceStorage } from '../../kernel/index.js';
import { readChosen } from './chosen-things.js';

/** The things that were chosen on this device, of every seller. */
export const BUNDLES = ['bundle'] as const;

/** The things of one seller that were chosen on this device. Nothing but the device changes them. */
export const chosenQuery = (storage: DeviceStorage, sellerId: string) =>
  queryOptions({
    queryKey: [...BUNDLES, sellerId],
    queryFn: () => readChosen(storage, sellerId),
    networkMode: 'always',
    staleTime: Infinity,
  });
