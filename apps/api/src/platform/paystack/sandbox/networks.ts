import { networksOf } from '@campushive/contract/campus';
import type { MobileMoneyNetwork } from '@campushive/contract/campus-schema';
import { campus } from '@campushive/domain/platform/campus';

/** Returns the campus's network that the provider calls so in charges. */
export const networkOfCharge = (code: string | null): MobileMoneyNetwork | undefined =>
  networksOf(campus).find(({ providerCodes }) => providerCodes.charge === code);

/** Finds a network by its code in transfers. */
export const networkOfTransfer = (code: string): MobileMoneyNetwork | undefined =>
  networksOf(campus).find(({ providerCodes }) => providerCodes.transfer === code);

/** Returns true if a payer of this network types in a voucher instead of answering a prompt. */
export const givesVoucher = (code: string | null): boolean => networkOfCharge(code)?.approval === 'voucher';
