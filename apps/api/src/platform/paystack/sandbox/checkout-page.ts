import { networksOf } from '@campushive/contract/campus';
import type { sandboxTransactions } from '@campushive/domain/platform/database/schema/index';
import { campus } from '@campushive/domain/platform/campus';
import { fromPaystack } from '../amounts.js';
import { formatMoney } from '@campushive/contract/format-money';

type Transaction = typeof sandboxTransactions.$inferSelect;

/** Returns the sandbox's checkout: plain forms, no scripts, and no way to take it for the real one. */
export function checkoutPage(transaction: Transaction | undefined): string {
  return page(transaction === undefined ? '<h1>No such checkout</h1>' : content(transaction));
}

/** Returns a page of the sandbox: plain HTML with `CHECKOUT_STYLE`. */
export const page = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox checkout</title><style>${CHECKOUT_STYLE}</style><main><p class="flag">Sandbox: no real money moves here</p>${body}</main></html>`;

function content({ amount, email, status, reference }: Transaction): string {
  const shown = amountText(amount);
  const over = status !== 'abandoned';
  const choices = over
    ? `<p class="state">This payment is over: <b>${status === 'success' ? 'paid' : status}</b>.</p>${button('abandoned', 'card', `Return to ${campus.name}`, 'main')}`
    : [
        ...(networksOf(campus).length === 0
          ? []
          : [button('success', 'mobile_money', 'Pay with mobile money', 'main')]),
        button('success', 'card', 'Pay with card', 'second'),
        button('failed', 'card', 'Decline this payment', 'third'),
        button('success', 'card', 'Pay half of it by mistake', 'third', Math.ceil(amount / 2)),
        button('abandoned', 'card', 'Cancel and return', 'third'),
      ].join('');
  return `<h1><small>Pay ${campus.name}</small>${shown}</h1><p class="who">${escape(email)}<br>Reference ${escape(reference)}</p>${choices}`;
}

export const amountText = (amount: number): string =>
  formatMoney(fromPaystack(amount), campus.currency, 'en');

const hidden = (name: string, value: string | number) =>
  `<input type="hidden" name="${name}" value="${value}">`;

const button = (outcome: string, channel: string, label: string, look: string, amount?: number) =>
  `<form method="post">${hidden('outcome', outcome)}${hidden('channel', channel)}${amount === undefined ? '' : hidden('amount', amount)}<button class="${look}">${label}</button></form>`;

export const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Styles of the page: its content security policy allows no others. */
export const CHECKOUT_STYLE = `:root{color-scheme:light dark;--bg:#faf7f0;--card:#fff;--fg:#211b10;--line:#d9d3c5;--soft:#f2efe7}
@media(prefers-color-scheme:dark){:root{--bg:#12110e;--card:#1c1a16;--fg:#f3f0e8;--line:#3a362d;--soft:#26231d}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:8vh auto 0;padding:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:28px}
h1{font-size:2.5rem;line-height:1.1;margin:1rem 0 .5rem;font-variant-numeric:tabular-nums}h1 small{display:block;font-size:1rem;font-weight:400}
.flag{background:#fbe9bd;color:#3c2c00;border-radius:8px;padding:.4rem .75rem;margin:0;font-size:.875rem;font-weight:600}.who{font-size:.875rem;overflow-wrap:anywhere}
button{width:100%;min-height:48px;margin-top:.75rem;border-radius:14px;border:1px solid var(--line);font:inherit;font-weight:700;cursor:pointer;background:var(--soft);color:var(--fg)}
button:focus-visible{outline:2px solid var(--fg);outline-offset:2px}.main{background:#f9b826;border-color:#f9b826;color:#211b10}.second{background:var(--fg);color:var(--card)}
@media(max-width:30rem){main{margin:0;min-height:100dvh;border:0;border-radius:0}}`;
