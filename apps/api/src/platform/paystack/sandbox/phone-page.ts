import { amountText, escape, page } from './checkout-page.js';
import { givesVoucher } from './networks.js';
import type { SandboxTransaction } from './shapes.js';
import { campus } from '@campushive/domain/platform/campus';

/** Returns the payer's phone, pretended: the network's prompt with its two answers, or the voucher that it gives out. */
export function phonePage(found: SandboxTransaction | undefined, voucher: string): string {
  if (found === undefined) return page('<h1>No such prompt</h1>');
  const { amount, reference, network, status } = found;
  const amountLine = `<h1><small>A phone that is asked for</small>${amountText(amount)}</h1><p class="who">Reference ${escape(reference)}</p>`;
  if (status !== 'ongoing') {
    const end = status === 'success' ? 'paid' : escape(status);
    return page(
      `${amountLine}<p class="state">This prompt is over: <b>${end}</b>. Go back to ${campus.name}.</p>`,
    );
  }
  if (givesVoucher(network))
    return page(
      `${amountLine}<p>*110# gives out this voucher:</p><h1>${voucher}</h1><p class="who">Type it into ${campus.name}.</p>${button('decline', 'Cancel this payment', 'third')}`,
    );
  return page(
    `${amountLine}<p>Pay ${campus.name}? A real phone asks for the PIN here.</p>${button('approve', 'Approve', 'main')}${button('decline', 'Decline', 'third')}`,
  );
}

const button = (answer: string, label: string, look: string) =>
  `<form method="post"><input type="hidden" name="answer" value="${answer}"><button class="${look}">${label}</button></form>`;
