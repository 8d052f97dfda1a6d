import { eq } from 'drizzle-orm';
import { importListings, revokeRun } from '@campushive/domain/catalogue/imports/import-listings';
import { launchUniversity } from '@campushive/domain/base/universities/launches';
import { users } from '@campushive/domain/platform/database/schema/index';
import type { People } from './people.js';
import type { RunningDomain } from './running-domain.js';
import type { Referenced, Surroundings } from './scene.js';

/** Returns the payers, banks, operator and time around a campus. Each action waits until all calls before have had their effects. */
export function surround(domain: RunningDomain, people: People): Surroundings {
  const { bank } = domain;
  const transactionOf = ({ reference }: Referenced) => {
    const transaction = bank.transactions.get(reference);
    if (transaction !== undefined) return transaction;
    throw new Error(`The provider has no payment "${reference}"`);
  };
  return {
    async pay(payment, outcome = 'success') {
      await people.settled();
      bank.pay(transactionOf(payment).reference, outcome);
      await domain.settle();
    },
    async bank(payment, step) {
      await people.settled();
      const transaction = transactionOf(payment);
      if (step === 'raise') bank.raiseDispute(transaction);
      else {
        const open = bank.disputes.find(
          (dispute) => dispute.reference === payment.reference && dispute.outcome === null,
        );
        if (open === undefined) throw new Error(`No open chargeback of "${payment.reference}"`);
        bank.decideDispute(open, step);
      }
      await domain.settle();
    },
    refuseTransfers: (reason) => void (bank.refusal = reason),
    forgetAtProvider: (payment) => void bank.transactions.delete(transactionOf(payment).reference),
    async promote(name, role) {
      await people.settled();
      await domain.platform.db
        .update(users)
        .set({ role })
        .where(eq(users.id, people.named(name).id));
    },
    async launch(universityId) {
      await people.settled();
      const { db, clock } = domain.platform;
      await db.transaction((tx) => launchUniversity(tx, universityId, clock.now()));
    },
    async importListings(universityId, rows) {
      await people.settled();
      const { runId } = await importListings(
        domain.platform,
        universityId,
        rows.map((row, index) => ({
          ...{ phone: null, ...row, title: row.input.title, row: index + 2 },
          ...{ photos: [], stored: [] },
        })),
      );
      await domain.run('imports.mail');
      return runId;
    },
    async revokeImport(id) {
      await people.settled();
      await revokeRun(domain.platform, id);
    },
    async pass(milliseconds) {
      await people.settled();
      await domain.pass(milliseconds);
    },
    async wait(milliseconds) {
      await people.settled();
      await domain.wait(milliseconds);
    },
    async run(job) {
      await people.settled();
      await domain.run(job);
    },
  };
}
