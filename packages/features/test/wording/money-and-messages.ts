import { MINUTE, SECOND } from '@campushive/contract';
import type { SpecifiedScreen } from './specified.js';

/** Paying, what was paid, and conversations: sections 2, 4, 8 and 9 of the specification. */
export const MONEY_AND_MESSAGES: readonly SpecifiedScreen[] = [
  {
    screen: 'paying',
    shown: [
      { when: 'as it opens', says: ['Platform fee (5%)', '₵122.50', 'Payment processing (1.5%)', '₵36.75'] },
      { when: 'begun', says: ['Processing...'] },
      {
        when: 'come back, unsettled',
        says: ['Verifying your payment...', 'Check Payment Status'],
        waits: [5 * SECOND, 2 * MINUTE],
      },
      {
        when: 'come back, paid',
        says: ['Payment was successful! Thank you for your purchase.'],
        waits: [3 * SECOND],
        leadsTo: { to: 'payments' },
      },
      {
        when: 'paid after a while',
        says: ['Payment successful! Thank you for your purchase.'],
        waits: [3 * SECOND],
        leadsTo: { to: 'payments' },
      },
      {
        when: 'given up on',
        says: [
          'Payment verification timed out. If you completed the payment, please check your payment history.',
        ],
      },
      { when: 'without a way to pay', says: ['Failed to initiate payment process'] },
      { when: 'failed at the provider', says: ['Payment initialization failed. Please try again.'] },
      { when: 'failed in itself', says: ['Unknown payment initialization error'] },
      {
        when: 'without an answer',
        says: [
          'Payment initialization failed due to connection issues. Please check your internet connection.',
        ],
      },
      {
        when: 'refused',
        says: ['Payment service error: Another student is paying for this right now.'],
      },
      { when: 'come back, unknown', says: ['Payment verification failed. Please contact support.'] },
      { when: 'come back, unanswered', says: ['Failed to verify payment. Please contact support.'] },
      {
        when: 'asked again, unanswered',
        says: ['Failed to verify payment. Please check your payment history.'],
      },
      {
        when: 'come back, offline',
        says: ['Network connection issue. Please check your internet connection.'],
      },
    ],
  },
  {
    screen: 'transactions',
    shown: [
      {
        when: 'as it opens',
        says: ['Transactions', 'Search payments...'],
        inOrder: [...['All', 'Completed', 'Failed', 'Item', 'Amount', 'Status', 'Reference ID', 'Date']],
      },
      {
        when: 'with nothing yet',
        says: ['No payments found', "You haven't made any payments yet.", 'Browse Essentials'],
      },
      {
        when: 'with nothing failed',
        says: [
          ...['No payments found', 'Clear filters'],
          'No payments match your current filters. Try changing your search criteria.',
        ],
      },
    ],
  },
  {
    screen: 'messages',
    shown: [
      {
        when: 'as it opens',
        says: [
          // Differs from the specification: no "Select a conversation" above "No conversation selected".
          ...['Messages', 'New Message', 'Search messages...'],
          ...['No conversation selected', 'Start a new conversation'],
          'Choose from your existing conversations or start a new one to connect with other students and professionals',
        ],
        inOrder: ['Date', 'Status', 'Category', 'All', 'Unread', 'Groups'],
      },
      {
        when: 'with nothing found',
        says: ['No messages found', 'Try adjusting your search or filters'],
      },
      { when: 'before the first conversation', says: ['No messages found', 'Browse Hives'] },
      // Decided since: a deleted account reads so everywhere.
      { when: 'with a deleted account', says: ['Unknown User', 'No messages yet'] },
      {
        when: 'with nothing written',
        says: ['No messages yet', 'Send a message to start the conversation', 'Type your message...'],
      },
      { when: 'written', says: ['Sent', 'Read', 'Online', '?'] },
      { when: 'with a student who is away', says: ['Away'] },
      { when: 'with a student who is offline', says: ['Offline'] },
      { when: 'without a network', says: ['Waiting for the network'], waits: [100] },
      { when: 'on its way', says: ['Sending'] },
      { when: 'refused', says: ['Not sent.', 'Try again', 'Delete'] },
    ],
  },
];
