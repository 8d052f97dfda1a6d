import { feeOf } from '@campushive/contract';
import type {
  sandboxRecipients,
  sandboxRefunds,
  sandboxTransactions,
  sandboxTransfers,
} from '../../database/schema/index.js';
import { campus } from '../../../campus.js';
import { networkOfCharge, networkOfTransfer } from './networks.js';

export type SandboxTransaction = typeof sandboxTransactions.$inferSelect;
export type SandboxRecipient = typeof sandboxRecipients.$inferSelect;
export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;

export type SandboxRefund = typeof sandboxRefunds.$inferSelect;

/** Our account with Paystack, as its answers number it. */
const INTEGRATION = 100_001;

/** A transaction as `/transaction/verify` and the events describe it. */
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
    metadata: null,
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
    authorization:
      row.channel === 'mobile_money'
        ? {
            channel: 'mobile_money',
            bank: networkOfCharge(row.network)?.walletName ?? row.network ?? '',
            country_code: campus.country.code,
            reusable: false,
          }
        : { channel: 'card', last4: '4081', country_code: campus.country.code, reusable: false },
    customer: {
      id: row.serial ?? 0,
      first_name: null,
      last_name: null,
      email: row.email,
      customer_code: `CUS_${row.accessCode}`,
      phone: null,
      metadata: null,
      risk_action: 'default',
      international_format_phone: null,
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

/** A recipient as `/transferrecipient` answers it. */
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
    type: 'mobile_money',
    updatedAt: createdAt,
    is_deleted: false,
    isDeleted: false,
    details: {
      authorization_code: null,
      account_number: row.accountNumber,
      account_name: row.name,
      bank_code: row.bankCode,
      bank_name: networkOfTransfer(row.bankCode)?.shortName ?? row.bankCode,
    },
  };
}

/** A transfer as `POST /transfer` answers it; its recipient is a number there. */
export function transferAnswer(row: SandboxTransfer, recipient: SandboxRecipient) {
  return {
    ...transferFacts(row),
    transfersessionid: [],
    transfertrials: [],
    request: row.serial ?? 0,
    recipient: recipient.serial ?? 0,
  };
}

/** A transfer as `/transfer/verify` and the events describe it. */
export function transferDetails(row: SandboxTransfer, recipient: SandboxRecipient) {
  return {
    ...transferFacts(row),
    recipient: recipientAnswer(recipient),
    session: { provider: null, id: null },
    gateway_response: row.gatewayResponse,
  };
}

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

/** A refund as `POST /refund` answers it. */
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
      authorization: { exp_month: null, exp_year: null, account_name: null, ...authorization },
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

/** A refund as `/refund/{id}` and the list describe it. */
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
