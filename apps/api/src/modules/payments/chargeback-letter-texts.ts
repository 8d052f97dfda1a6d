import type { Locale } from '@campushive/contract';
import type { LinkedLetterText } from '../../platform/mail/template.js';

/** What the letters about a chargeback name. */
export interface ChargebackLetterFacts {
  readonly name: string;
  readonly listing: string;
  /** What the bank asks for, or what the seller owes. */
  readonly amount: string;
}
type Letter = (facts: ChargebackLetterFacts) => LinkedLetterText;

/** Who is written to, about money that is held (`frozen`) or that the seller has (`debt`). */
interface ChargebackLetterTexts {
  raisedBuyer: Letter;
  raisedFrozen: Letter;
  raisedDebt: Letter;
  wonBuyer: Letter;
  wonFrozen: Letter;
  wonDebt: Letter;
  lostBuyer: Letter;
  lostFrozen: Letter;
  lostDebt: Letter;
}
export type ChargebackLetterName = keyof ChargebackLetterTexts;

const letters = (
  hello: (name: string) => string,
  label: string,
  texts: Readonly<
    Record<ChargebackLetterName, (facts: ChargebackLetterFacts) => readonly [string, string, string?]>
  >,
): ChargebackLetterTexts => {
  const letter =
    (name: ChargebackLetterName): Letter =>
    (facts) => {
      const [subject, first, then] = texts[name](facts);
      return {
        subject,
        paragraphs: [hello(facts.name) + first, ...(then === undefined ? [] : [then])],
        label,
      };
    };
  return {
    raisedBuyer: letter('raisedBuyer'),
    raisedFrozen: letter('raisedFrozen'),
    raisedDebt: letter('raisedDebt'),
    wonBuyer: letter('wonBuyer'),
    wonFrozen: letter('wonFrozen'),
    wonDebt: letter('wonDebt'),
    lostBuyer: letter('lostBuyer'),
    lostFrozen: letter('lostFrozen'),
    lostDebt: letter('lostDebt'),
  };
};

export const CHARGEBACK_LETTERS: Readonly<Record<Locale, ChargebackLetterTexts>> = {
  en: letters((name) => `Hello ${name}, `, 'See the order', {
    raisedBuyer: ({ listing, amount }) => [
      'Your bank asked for your payment back',
      `your bank asked {campus.name} to give back ${amount} for “${listing}”.`,
      'If you did not ask your bank for this, or if it was a mistake, call your bank. Meanwhile your order does not change.',
    ],
    raisedFrozen: ({ listing, amount }) => [
      'A payment for you is frozen',
      `the buyer’s bank asked for ${amount} back that was paid for “${listing}”. The money stays held until the bank has decided.`,
      'Please do not hand anything over until then. We answer the bank with your conversation and the order, so there is nothing that you need to do.',
    ],
    raisedDebt: ({ listing, amount }) => [
      'A buyer’s bank asked for a payment back',
      `the buyer’s bank asked for the payment for “${listing}” back. Until it has decided, we keep ${amount} of your next payouts.`,
      'We answer the bank with your conversation, the handover and the receipt. If the bank decides for you, you get all of it.',
    ],
    wonBuyer: ({ listing }) => [
      'Your bank decided: the payment stands',
      `your bank decided that your payment for “${listing}” stands. Your order goes on as before.`,
    ],
    wonFrozen: ({ listing }) => [
      'The bank decided for you',
      `the buyer’s bank decided that the payment for “${listing}” stands. The order goes on: hand it over and ask for the code.`,
    ],
    wonDebt: ({ listing }) => [
      'The bank decided for you',
      `the buyer’s bank decided that the payment for “${listing}” stands. What we kept comes with your next payout.`,
    ],
    lostBuyer: ({ listing, amount }) => [
      'Your bank took the payment back',
      `your bank took back ${amount} that you paid for “${listing}”. You get the money from your bank, and the order is over.`,
    ],
    lostFrozen: ({ listing }) => [
      'The buyer’s bank took the payment back',
      `the buyer’s bank took back the payment for “${listing}”. The order is over: do not hand anything over.`,
    ],
    lostDebt: ({ listing, amount }) => [
      'The buyer’s bank took the payment back',
      `the buyer’s bank took back the payment for “${listing}”. You owe the ${amount} that you were paid for it, and it comes off your next payouts.`,
    ],
  }),
  fr: letters((name) => `Bonjour ${name}, `, 'Voir la commande', {
    raisedBuyer: ({ listing, amount }) => [
      'Votre banque réclame votre paiement',
      `votre banque demande à {campus.name} de rendre ${amount} payés pour « ${listing} ».`,
      'Si vous n’avez rien demandé à votre banque, ou si c’est une erreur, appelez-la. D’ici là, votre commande ne change pas.',
    ],
    raisedFrozen: ({ listing, amount }) => [
      'Un paiement pour vous est bloqué',
      `la banque de l’acheteur réclame ${amount} payés pour « ${listing} ». L’argent reste retenu jusqu’à la décision de la banque.`,
      'Ne remettez rien d’ici là. Nous répondons à la banque avec votre conversation et la commande\u00a0: vous n’avez rien à faire.',
    ],
    raisedDebt: ({ listing, amount }) => [
      'La banque d’un acheteur réclame un paiement',
      `la banque de l’acheteur réclame le paiement de « ${listing} ». Jusqu’à sa décision, nous retenons ${amount} sur vos prochains versements.`,
      'Nous répondons à la banque avec votre conversation, la remise et le reçu. Si elle vous donne raison, vous recevez tout.',
    ],
    wonBuyer: ({ listing }) => [
      'Votre banque a décidé\u00a0: le paiement reste valable',
      `votre banque a décidé que votre paiement de « ${listing} » reste valable. Votre commande continue comme avant.`,
    ],
    wonFrozen: ({ listing }) => [
      'La banque vous donne raison',
      `la banque de l’acheteur a décidé que le paiement de « ${listing} » reste valable. La commande continue\u00a0: remettez l’article et demandez le code.`,
    ],
    wonDebt: ({ listing }) => [
      'La banque vous donne raison',
      `la banque de l’acheteur a décidé que le paiement de « ${listing} » reste valable. Ce que nous avons retenu arrive avec votre prochain versement.`,
    ],
    lostBuyer: ({ listing, amount }) => [
      'Votre banque a repris le paiement',
      `votre banque a repris ${amount} que vous aviez payés pour « ${listing} ». C’est elle qui vous rend l’argent, et la commande est terminée.`,
    ],
    lostFrozen: ({ listing }) => [
      'La banque de l’acheteur a repris le paiement',
      `la banque de l’acheteur a repris le paiement de « ${listing} ». La commande est terminée\u00a0: ne remettez rien.`,
    ],
    lostDebt: ({ listing, amount }) => [
      'La banque de l’acheteur a repris le paiement',
      `la banque de l’acheteur a repris le paiement de « ${listing} ». Vous devez les ${amount} qui vous ont été versés\u00a0; ils sont déduits de vos prochains versements.`,
    ],
  }),
  es: letters((name) => `Hola, ${name}: `, 'Ver el pedido', {
    raisedBuyer: ({ listing, amount }) => [
      'Tu banco ha reclamado tu pago',
      `tu banco ha pedido a {campus.name} que devuelva ${amount} que pagaste por «${listing}».`,
      'Si no se lo pediste a tu banco, o si fue un error, llámalo. Mientras tanto, tu pedido no cambia.',
    ],
    raisedFrozen: ({ listing, amount }) => [
      'Un pago para ti está congelado',
      `el banco del comprador reclama ${amount} pagados por «${listing}». El dinero sigue retenido hasta que el banco decida.`,
      'No entregues nada hasta entonces. Respondemos al banco con vuestra conversación y el pedido: no tienes que hacer nada.',
    ],
    raisedDebt: ({ listing, amount }) => [
      'El banco de un comprador ha reclamado un pago',
      `el banco del comprador reclama el pago de «${listing}». Hasta que decida, retenemos ${amount} de tus próximos cobros.`,
      'Respondemos al banco con vuestra conversación, la entrega y el recibo. Si te da la razón, lo recibes todo.',
    ],
    wonBuyer: ({ listing }) => [
      'Tu banco ha decidido: el pago sigue en pie',
      `tu banco ha decidido que tu pago de «${listing}» sigue en pie. Tu pedido continúa como antes.`,
    ],
    wonFrozen: ({ listing }) => [
      'El banco te da la razón',
      `el banco del comprador ha decidido que el pago de «${listing}» sigue en pie. El pedido continúa: entrégalo y pide el código.`,
    ],
    wonDebt: ({ listing }) => [
      'El banco te da la razón',
      `el banco del comprador ha decidido que el pago de «${listing}» sigue en pie. Lo que retuvimos llega con tu próximo cobro.`,
    ],
    lostBuyer: ({ listing, amount }) => [
      'Tu banco ha recuperado el pago',
      `tu banco ha recuperado ${amount} que pagaste por «${listing}». El dinero te lo devuelve el banco y el pedido se termina.`,
    ],
    lostFrozen: ({ listing }) => [
      'El banco del comprador ha recuperado el pago',
      `el banco del comprador ha recuperado el pago de «${listing}». El pedido se termina: no entregues nada.`,
    ],
    lostDebt: ({ listing, amount }) => [
      'El banco del comprador ha recuperado el pago',
      `el banco del comprador ha recuperado el pago de «${listing}». Debes los ${amount} que cobraste por él y se descuentan de tus próximos cobros.`,
    ],
  }),
};
