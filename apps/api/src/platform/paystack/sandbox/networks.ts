import type { MobileMoneyNetwork } from '@campushive/contract/campus-schema';
import { campus } from '@campushive/domain/platform/campus';

/** The campus's network that the provider calls so in charges. */
export const networkOfCharge = (code: string | null): MobileMoneyNetwork | undefined =>
  campus.payments.mobileMoney.networks.find(({ providerCodes }) => providerCodes.charge === code);

/** Finds a network by its code in transfers. */
export const networkOfTransfer = (code: string): MobileMoneyNetwork | undefined =>
  campus.payments.mobileMoney.networks.find(({ providerCodes }) => providerCodes.transfer === code);

/** Whether a payer of this network types in a voucher instead of answering a prompt. */
export const givesVoucher = (code: string | null): boolean => networkOfCharge(code)?.approval === 'voucher';
