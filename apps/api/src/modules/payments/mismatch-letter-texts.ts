import type { Locale } from '@campushive/contract';
import type { LinkedLetterText } from '../../platform/mail/template.js';

/** What the letters about a payment that does not match name. */
export interface MismatchLetterFacts {
  readonly name: string;
  readonly listing: string;
  /** What the order asked for, and what was paid. */
  readonly asked: string;
  readonly paid: string;
}
type Letter = (facts: MismatchLetterFacts) => LinkedLetterText;

export const MISMATCH_LETTERS: Readonly<Record<Locale, Readonly<Record<'buyer' | 'seller', Letter>>>> = {
  en: {
    buyer: ({ name, listing, asked, paid }) => ({
      subject: 'We’re giving your payment back',
      paragraphs: [
        `Hello ${name}, “${listing}” costs ${asked}, but the payment that reached {campus.name} was ${paid}. We have not used it: all of it goes back to where it came from.`,
        'There is nothing that you need to do. If you still want it, pay again from its page.',
      ],
      label: 'See the order',
    }),
    seller: ({ name, listing, asked, paid }) => ({
      subject: 'A payment for you goes back to the buyer',
      paragraphs: [
        `Hello ${name}, a buyer was to pay ${asked} for “${listing}”, but the payment that reached us was ${paid}. We have not used it, and it goes back to the buyer.`,
        'Please do not hand anything over for it. The buyer can pay again.',
      ],
      label: 'See the order',
    }),
  },
  fr: {
    buyer: ({ name, listing, asked, paid }) => ({
      subject: 'Nous vous rendons votre paiement',
      paragraphs: [
        `Bonjour ${name}, « ${listing} » coûte ${asked}, mais le paiement arrivé chez {campus.name} était de ${paid}. Nous ne l’avons pas utilisé\u00a0: il vous est rendu en entier, par le même moyen.`,
        'Vous n’avez rien à faire. Si l’annonce vous intéresse toujours, payez de nouveau depuis sa page.',
      ],
      label: 'Voir la commande',
    }),
    seller: ({ name, listing, asked, paid }) => ({
      subject: 'Un paiement pour vous est rendu à l’acheteur',
      paragraphs: [
        `Bonjour ${name}, un acheteur devait payer ${asked} pour « ${listing} », mais le paiement arrivé chez nous était de ${paid}. Nous ne l’avons pas utilisé, et il est rendu à l’acheteur.`,
        'Ne remettez rien pour ce paiement. L’acheteur peut payer de nouveau.',
      ],
      label: 'Voir la commande',
    }),
  },
  es: {
    buyer: ({ name, listing, asked, paid }) => ({
      subject: 'Te devolvemos tu pago',
      paragraphs: [
        `Hola, ${name}: «${listing}» cuesta ${asked}, pero el pago que llegó a {campus.name} fue de ${paid}. No lo hemos usado: se te devuelve entero por el mismo medio.`,
        'No tienes que hacer nada. Si todavía lo quieres, paga de nuevo desde su página.',
      ],
      label: 'Ver el pedido',
    }),
    seller: ({ name, listing, asked, paid }) => ({
      subject: 'Un pago para ti se devuelve al comprador',
      paragraphs: [
        `Hola, ${name}: un comprador debía pagar ${asked} por «${listing}», pero el pago que nos llegó fue de ${paid}. No lo hemos usado y se devuelve al comprador.`,
        'No entregues nada por ese pago. El comprador puede pagar de nuevo.',
      ],
      label: 'Ver el pedido',
    }),
  },
};
