import { feeOf } from '@campushive/contract';
import type {
  sandboxRecipients,
  sandboxRefunds,
  sandboxTransactions,
  sandboxTransfers,
} from '@campushive/domain/platform/database/schema/index';
import { campus } from '@campushive/domain/platform/campus';
import { bankName } from './banks.js';
import { networkOfCharge, networkOfTransfer } from './networks.js';

export type SandboxTransaction = typeof sandboxTransactions.$inferSelect;
export type SandboxRecipient = typeof sandboxRecipients.$inferSelect;
export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;

export type SandboxRefund = typeof sandboxRefunds.$inferSelect;

/** Our account with Paystack, as its answers number it. */
const INTEGRATION = 100_001;

/** Returns a transaction as `/transaction/verify` and the events describe it. */
export function transactionAnswer(row: SandboxTransaction) {
  const paidAt = row.paidAt?.toISOString() ?? null;
  const createdAt = row.createdAt.toISOString();
  return {
    id: row.serial ?? 0,
    domain: 'test',
    status: row.status,
    reference: row.reference,
    receipt_number: null,
    amount: row.amount,
    message: null,
    gateway_response: row.gatewayResponse ?? 'The transaction was not completed',
    paid_at: paidAt,
    created_at: createdAt,
    channel: row.channel ?? 'card',
    currency: row.currency ?? campus.currency.code,
    ip_address: '127.0.0.1',
    metadata: { custom_fields: [] },
    log: {
      start_time: Math.floor(row.createdAt.getTime() / 1_000),
      time_spent: 0,
      attempts: row.status === 'abandoned' ? 0 : 1,
      errors: 0,
      success: row.status === 'success',
      mobile: false,
      input: [],
      history: [],
    },
    fees: ['success', 'reversed'].includes(row.status)
      ? feeOf(row.amount, campus.fees.provider.charge)
      : null,
    fees_split: null,
    authorization: authorizationOf(row),
    customer: {
      id: row.serial ?? 0,
      first_name: '',
      last_name: '',
      email: row.email,
      customer_code: `CUS_${row.accessCode}`,
      phone: '',
      metadata: {},
      risk_action: 'default',
      international_format_phone: '',
    },
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: row.requestedAmount ?? row.amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

/** Returns a transaction as the list `/transaction` has it. */
export const listedTransaction = (row: SandboxTransaction) => ({ ...transactionAnswer(row), plan: {} });

/** Returns a transaction as `/charge` answers it. */
export const chargeAnswer = (row: SandboxTransaction) => ({ ...transactionAnswer(row), redirect_url: '' });

/** Returns the payment method: a card, or a mobile money account. */
function authorizationOf({ channel, network, accessCode }: SandboxTransaction) {
  const isPhone = channel === 'mobile_money';
  return {
    authorization_code: `AUTH_${accessCode}`,
    bin: isPhone ? '' : '408408',
    last4: isPhone ? '' : '4081',
    exp_month: isPhone ? '' : '12',
    exp_year: isPhone ? '' : '2030',
    channel: isPhone ? 'mobile_money' : 'card',
    card_type: isPhone ? '' : 'visa',
    bank: isPhone ? (networkOfCharge(network)?.walletName ?? network ?? '') : 'Test Bank',
    country_code: campus.country.code,
    brand: isPhone ? '' : 'visa',
    reusable: false,
    signature: '',
    account_name: null,
    receiver_bank_account_number: null,
    receiver_bank: null,
  };
}

/** Returns a recipient as `/transferrecipient` answers it. */
export function recipientAnswer(row: SandboxRecipient) {
  const createdAt = row.createdAt.toISOString();
  return {
    active: true,
    createdAt,
    currency: campus.currency.code,
    description: '',
    domain: 'test',
    email: '',
    id: row.serial ?? 0,
    integration: INTEGRATION,
    metadata: {},
    name: row.name,
    recipient_code: row.code,
    type: recipientTypeOf(row.bankCode),
    updatedAt: createdAt,
    is_deleted: false,
    isDeleted: false,
    details: {
      authorization_code: null,
      account_number: row.accountNumber,
      account_name: row.name,
      bank_code: row.bankCode,
      bank_name: networkOfTransfer(row.bankCode)?.shortName ?? bankName(row.bankCode) ?? row.bankCode,
    },
  };
}

const recipientTypeOf = (bankCode: string): string =>
  networkOfTransfer(bankCode) === undefined
    ? (campus.payments.bankAccounts?.recipientType ?? 'mobile_money')
    : 'mobile_money';

/** Returns a transfer as `POST /transfer` answers it; its recipient is a number there. */
export function transferAnswer(row: SandboxTransfer, recipient: SandboxRecipient) {
  return {
    ...transferFacts(row),
    transfersessionid: [],
    transfertrials: [],
    request: row.serial ?? 0,
    recipient: recipient.serial ?? 0,
  };
}

/** Returns a transfer as `/transfer/verify` and the events describe it. */
export function transferDetails(row: SandboxTransfer, recipient: SandboxRecipient) {
  return {
    ...transferFacts(row),
    recipient: recipientAnswer(recipient),
    session: { provider: null, id: null },
    gateway_response: row.gatewayResponse,
  };
}

/** Returns a transfer as the list `/transfer` has it. */
export const listedTransfer = (row: SandboxTransfer, recipient: SandboxRecipient) => ({
  ...transferDetails(row, recipient),
  request: row.serial ?? 0,
  fee_charged: 0,
  fees_breakdown: null,
});

function transferFacts(row: SandboxTransfer) {
  return {
    domain: 'test',
    amount: row.amount,
    currency: campus.currency.code,
    reference: row.reference,
    source: 'balance',
    source_details: null,
    reason: row.reason,
    status: row.status,
    failures: null,
    transfer_code: row.code,
    titan_code: null,
    transferred_at: null,
    id: row.serial ?? 0,
    integration: INTEGRATION,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns a refund as `POST /refund` answers it. */
export function refundAnswer(row: SandboxRefund, transaction: SandboxTransaction) {
  const { id, domain, reference, amount, channel, currency, authorization, paidAt } =
    transactionAnswer(transaction);
  return {
    ...refundFacts(row, transaction),
    transaction: {
      id,
      domain,
      reference,
      amount,
      paid_at: paidAt,
      channel,
      currency,
      authorization,
      customer: { international_format_phone: null },
      plan: {},
      subaccount: { currency: null },
      split: {},
      order_id: null,
      paidAt,
      pos_transaction_data: null,
      source: null,
      fees_breakdown: null,
    },
    channel: null,
    expected_at: row.createdAt.toISOString(),
    fully_deducted: true,
    updatedAt: row.createdAt.toISOString(),
  };
}

/** Returns a refund as `/refund/{id}` and the list describe it. */
export function refundDetails(row: SandboxRefund, transaction: SandboxTransaction) {
  const { id, customer } = transactionAnswer(transaction);
  return {
    ...refundFacts(row, transaction),
    transaction: id,
    dispute: null,
    settlement: null,
    refunded_at: null,
    fully_deducted: 1,
    bank_reference: null,
    transaction_reference: row.reference,
    reason: row.note,
    customer: {
      ...customer,
      first_name: '',
      last_name: '',
      phone: '',
      metadata: '',
      international_format_phone: '',
    },
    refund_type: 'full',
    transaction_amount: transaction.amount,
    initiated_by: campus.name,
    refund_channel: transaction.channel ?? 'card',
    session_id: null,
    collect_account_number: false,
  };
}

function refundFacts(row: SandboxRefund, { currency }: SandboxTransaction) {
  return {
    id: row.serial ?? 0,
    integration: INTEGRATION,
    domain: 'test',
    currency: currency ?? campus.currency.code,
    amount: row.amount,
    status: row.status,
    deducted_amount: row.amount,
    refunded_by: campus.name,
    merchant_note: row.note,
    customer_note: row.note,
    createdAt: row.createdAt.toISOString(),
  };
}
