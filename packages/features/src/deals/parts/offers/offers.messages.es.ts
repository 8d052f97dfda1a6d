import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { OffersMessages } from './offers.messages.js';

export const messages: OffersMessages = {
  asked: (name, amount) => `${name} ofrece ${amount}`,
  waiting: (amount) => `Has ofrecido ${amount}`,
  agreed: (amount) => `Precio acordado: ${amount}`,
  declined: (amount) => `La oferta de ${amount} fue rechazada`,
  withdrawn: (amount) => `La oferta de ${amount} fue retirada`,
  expired: (amount) => `La oferta de ${amount} ha terminado`,
  listed: (price) => `Precio publicado: ${price}.`,
  answerUntil: (when) => `Puedes responder hasta el ${when}.`,
  waitingUntil: (name, when) => `${name} puede responder hasta el ${when}.`,
  receive: (payout) => `Recibirías ${payout}.`,
  keptForYou: (when) => `Este precio vale hasta el ${when}.`,
  keptForThem: (name, when) => `${name} puede pagar este precio hasta el ${when}.`,
  accept: 'Aceptar',
  counter: 'Contraoferta',
  decline: 'Rechazar',
  withdraw: 'Retirar',
  pay: (total) => `Pagar ${total}`,
  book: 'Elegir una hora',
  acceptTitle: (amount) => `¿Aceptar ${amount}?`,
  acceptAsSeller: (name) =>
    `${name} podrá pagar este precio durante 24 horas. Hasta entonces, otra persona aún puede comprarlo al precio publicado.`,
  acceptAsBuyer:
    'Podrás pagar este precio durante 24 horas. Hasta entonces, otra persona aún puede comprarlo al precio publicado.',
  makeTitle: 'Hacer una oferta',
  makeText: (name, price) =>
    `El precio publicado es ${price}. ${name} tiene 24 horas para responder. Aún no se cobra nada.`,
  counterTitle: 'Hacer una contraoferta',
  counterText: (name, amount, price) =>
    `${name} propone ${amount}; el precio publicado es ${price}. ${name} tiene 24 horas para responder.`,
  amount: 'Tu precio',
  between: (lowest, highest) => `De ${lowest} a ${highest}`,
  suggestions: 'Precios sugeridos',
  strictlyBetween: (above, below) => `Más de ${above}, menos de ${below}`,
  notBetween: (above, below) =>
    `Propón un precio entre los dos últimos: más de ${above} y menos de ${below}.`,
  amountNeeded: 'Introduce un importe, como 120 o 99,50.',
  tooSmall: (lowest) => `Ofrece al menos la mitad del precio: ${lowest}.`,
  tooLarge: (price) => `Ofrece menos que el precio: ${price}.`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  send: 'Enviar oferta',
  sending: 'Enviando...',
  sent: (name) => `Enviada. Te avisaremos cuando ${name} responda.`,
  failed: 'No ha funcionado. Inténtalo de nuevo.',
  received: 'Ofertas para este anuncio',
  talk: (name: string) => `Mensajes con ${name}`,
  other: UNKNOWN_USER.es,
};
