import { expect, it } from 'vitest';
import events from '../../../../test/paystack/events.json' with { type: 'json' };
import { deviations } from '../../../../test/paystack/document.js';
import {
  disputeAnswer,
  disputeEvent,
  listedDispute,
  resolvedAnswer,
  type SandboxDispute,
} from './dispute-shapes.js';
import {
  recipientAnswer,
  refundAnswer,
  refundDetails,
  transactionAnswer,
  transferAnswer,
  transferDetails,
  type SandboxRecipient,
  type SandboxRefund,
  type SandboxTransaction,
  type SandboxTransfer,
} from './shapes.js';

const at = new Date('2026-11-20T12:00:00Z');
const transaction: SandboxTransaction = {
  reference: 'cmp-1',
  accessCode: 'abc',
  serial: 1,
  email: 'ama@st.ug.edu.gh',
  amount: 10_000,
  requestedAmount: null,
  currency: null,
  callbackUrl: null,
  status: 'success',
  channel: 'mobile_money',
  network: null,
  promptUntil: null,
  gatewayResponse: 'Approved',
  paidAt: at,
  createdAt: at,
};
const recipient: SandboxRecipient = {
  code: 'RCP_1',
  serial: 1,
  name: 'Ama',
  accountNumber: '0551234987',
  bankCode: 'MTN',
  createdAt: at,
};
const transfer: SandboxTransfer = {
  reference: 'cmp-out-1',
  code: 'TRF_1',
  serial: 1,
  recipientCode: 'RCP_1',
  amount: 10_000,
  reason: 'CampusHive sales',
  status: 'success',
  gatewayResponse: null,
  createdAt: at,
  updatedAt: at,
};
const refund: SandboxRefund = {
  reference: 'cmp-1',
  serial: 1,
  amount: 10_000,
  note: 'dispute',
  status: 'pending',
  createdAt: at,
};
const dispute: SandboxDispute = {
  id: 1,
  reference: 'cmp-1',
  amount: 10_000,
  status: 'awaiting-merchant-feedback',
  resolution: null,
  attachment: null,
  evidenceId: null,
  note: null,
  dueAt: at,
  resolvedAt: null,
  createdAt: at,
  updatedAt: at,
};
const meta = { total: 1, skipped: 0, perPage: 1, page: 1, pageCount: 1 };

it.each([
  ['verify', transactionAnswer(transaction)],
  ['verify', transactionAnswer({ ...transaction, status: 'abandoned', channel: null, paidAt: null })],
  ['recipient', recipientAnswer(recipient)],
  ['transfer', transferAnswer(transfer, recipient)],
  ['verifyTransfer', transferDetails(transfer, recipient)],
  ['refund', refundAnswer(refund, transaction)],
  ['fetchRefund', refundDetails(refund, transaction)],
  ['fetchDispute', disputeAnswer(dispute, transaction)],
  ['listDisputes', [listedDispute(dispute, transaction)]],
  ['disputeUploadUrl', { signedUrl: 'https://files.example/1', fileName: '1' }],
  ['resolveDispute', resolvedAnswer(dispute, transaction)],
])('answers %s in the documented shape of Paystack', (name, data) => {
  expect(deviations(name, { status: true, message: 'Good', data, meta })).toEqual([]);
});

it('names transfer events as the published events of Paystack do', () => {
  const published = Object.keys(events['transfer-successful'].data);
  const ours = Object.keys(transferDetails(transfer, recipient));
  expect(
    ['reference', 'amount', 'currency', 'status', 'recipient', 'transfer_code', 'domain'].filter(
      (key) => published.includes(key) && !ours.includes(key),
    ),
  ).toEqual([]);
});

it('names dispute events as the published events of Paystack do', () => {
  const ours = Object.keys(disputeEvent(dispute, transaction));
  for (const name of ['charge-dispute-create', 'charge-dispute-resolve'] as const) {
    expect(Object.keys(events[name].data).filter((key) => !ours.includes(key))).toEqual([]);
  }
  expect(disputeEvent(dispute, transaction).transaction_reference).toBeNull();
});
