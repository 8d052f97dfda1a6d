import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import { plainPagePolicy } from '../../../http/security-headers.js';
import { CHECKOUT_STYLE, checkoutPage } from './checkout-page.js';
import { callbackOf, isForm, refuse } from './replies.js';
import { settleTransaction } from './settle-transaction.js';
import { findTransaction } from './find-transaction.js';
import { OUTCOMES, decision, type SandboxContext } from './context.js';

export function serveCheckout(context: SandboxContext, paystack: FastifyInstance): void {
  const { publicUrl } = context;
  type ByCode = { Params: { code: string } };
  const hosted = (code: string) =>
    findTransaction(
      context,
      and(eq(sandboxTransactions.accessCode, code), isNull(sandboxTransactions.network)),
    );
  paystack.get<ByCode>('/checkout/:code', async (request, reply) => {
    const found = await hosted(request.params.code);
    void reply
      .type('text/html')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': plainPagePolicy(CHECKOUT_STYLE) });
    return reply.code(found === undefined ? 404 : 200).send(checkoutPage(found));
  });
  paystack.post<ByCode>('/checkout/:code', async (request, reply) => {
    const parsed = decision.safeParse(request.body);
    if (!parsed.success)
      return refuse(reply, 400, 'invalid_params', `outcome: one of ${OUTCOMES.join(', ')}`);
    const found = await hosted(request.params.code);
    if (found === undefined) return refuse(reply, 404, 'transaction_not_found', 'No such checkout');
    const settled = await settleTransaction(context, found, parsed.data);
    const callbackUrl = callbackOf(settled);
    if (isForm(request)) return reply.redirect(callbackUrl ?? publicUrl, 303);
    return { status: settled.status, reference: settled.reference, callbackUrl };
  });
}
