import type { PasskeyCreation, PasskeyRequest } from '@campushive/contract';
import type { PasskeyOutcome } from '../kernel/index.js';
import { contractSuite, SUITE_CAMPUS } from './contract-suite/index.js';
import { createFakeAuthenticator } from './fake-authenticator.js';
import { NOW } from './fixtures.js';
import { createInMemoryCampus } from './in-memory/in-memory-campus.js';

contractSuite(async () => {
  const campus = createInMemoryCampus(NOW, SUITE_CAMPUS);
  return {
    client: campus.client,
    authenticator: fakeDevice,
    codeFor: async (email) => campus.codeFor(email),
    resetTokenFor: async (email) => campus.resetTokenFor(email),
    signInElsewhere: (input) => campus.client().auth.login(input),
    alarmTokenFor: async (email) => campus.alarmTokenFor(email),
    pay: async ({ reference }, outcome) => campus.pay(reference, outcome),
    answerPrompt: async ({ reference }, answer) =>
      campus.pay(reference, answer === 'approve' ? 'success' : 'failed'),
    bank: async ({ reference }, step) => campus.bank(reference, step),
    forgetAtProvider: async ({ reference }) => campus.forgetAtProvider(reference),
    refuseTransfers: async (refused) => campus.refuseTransfers(refused),
    promote: async (id, role) => campus.promote(id, role),
    provedDaysAgo: async (id, days) => campus.provedDaysAgo(id, days),
    advance: campus.advance,
    close: async () => undefined,
  };
});

function fakeDevice() {
  const device = createFakeAuthenticator();
  const done = <C>(outcome: PasskeyOutcome<C>): C => {
    if (outcome.status !== 'done') throw new Error(`The device answered ${outcome.status}`);
    return outcome.credential;
  };
  return {
    create: async (options: PasskeyCreation['options']) => done(await device.create(options)),
    use: async (options: PasskeyRequest['options']) => done(await device.use(options)),
  };
}
