import type { sandboxDisputes } from '@campushive/domain/platform/database/schema/index';
import { campus } from '@campushive/domain/platform/campus';
import { transactionAnswer, type SandboxTransaction } from './shapes.js';

export type SandboxDispute = typeof sandboxDisputes.$inferSelect;

/** Returns a dispute as `/dispute/{id}` describes it; as with Paystack, its `transaction_reference` is null. */
export function disputeAnswer(row: SandboxDispute, transaction: SandboxTransaction) {
  const { customer, ...charged } = transactionAnswer(transaction);
  const createdAt = row.createdAt.toISOString();
  return {
    ...disputeFacts(row),
    transaction: {
      ...charged,
      metadata: { custom_fields: [] },
      authorization: { receiver_bank_account_number: null, receiver_bank: null },
      customer: { international_format_phone: null },
      plan: {},
    },
    transaction_reference: null,
    customer: {
      ...customer,
      first_name: '',
      last_name: '',
      phone: '',
      metadata: {},
      international_format_phone: '',
    },
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    evidence: row.evidenceId,
    attachments: row.attachment,
    history: [{ status: 'pending', by: transaction.email, createdAt }],
    messages: [{ sender: transaction.email, body: 'Customer complained', createdAt }],
    createdAt,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns a dispute as the list describes it. */
export function listedDispute(row: SandboxDispute, transaction: SandboxTransaction) {
  const { customer, ...rest } = disputeAnswer(row, transaction);
  return { ...rest, customer: { ...customer, metadata: '' } };
}

/** Returns a dispute as the events describe it. */
export function disputeEvent(row: SandboxDispute, transaction: SandboxTransaction) {
  const { createdAt, updatedAt, ...rest } = disputeAnswer(row, transaction);
  return { ...rest, created_at: createdAt, updated_at: updatedAt };
}

/** Returns a dispute as `PUT /dispute/{id}/resolve` answers it. */
export function resolvedAnswer(row: SandboxDispute, transaction: SandboxTransaction) {
  const updatedAt = row.updatedAt.toISOString();
  return {
    ...disputeFacts(row),
    transaction_reference: null,
    merchant_transaction_reference: row.reference,
    resolution: row.resolution ?? 'declined',
    attachments: row.attachment ?? '',
    integration: 100_001,
    transaction: transaction.serial ?? 0,
    created_by: 1,
    evidence: row.evidenceId ?? 0,
    resolvedAt: row.resolvedAt?.toISOString() ?? updatedAt,
    createdAt: row.createdAt.toISOString(),
    updatedAt,
    message: {
      dispute: row.id,
      sender: 'merchant@campus.example',
      body: row.note ?? '',
      id: row.id,
      createdAt: updatedAt,
      updatedAt,
    },
  };
}

function disputeFacts(row: SandboxDispute) {
  return {
    id: row.id,
    refund_amount: row.amount,
    currency: campus.currency.code,
    status: row.status,
    resolution: row.resolution,
    domain: 'test',
    category: 'chargeback',
    bin: '408408',
    last4: '4081',
    dueAt: row.dueAt.toISOString(),
    note: row.note,
  };
}
