import type { BundleMessages } from './bundle.messages.js';

export const messages: BundleMessages = {
  items: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
  title: 'Tu lote',
  intro: (name) => `¿Te interesan varias cosas de ${name}? Paga una vez y queda una vez.`,
  add: 'Añadir al lote',
  added: 'En tu lote',
  one: 'Añade otro artículo para pagarlos juntos.',
  pay: 'Pagar juntos',
  empty: 'Vaciar el lote',
  full: (most) => `Un lote tiene como máximo ${most} artículos.`,
  gone: 'Ya no está disponible',
  someGone: (count) =>
    count === 1
      ? 'Un artículo ya no está disponible. Sácalo para pagar los demás.'
      : `${count} artículos ya no están disponibles. Sácalos para pagar los demás.`,
  allGone: 'Ya no queda disponible ninguno de estos artículos.',
  others: 'Otros anuncios',
  takeOut: 'Sacar y seguir',
  remove: (title) => `Sacar ${title}`,
  agreed: 'Precio acordado',
  sum: (count) => `Precio de ${count} artículos`,
  handedOver: 'Quedáis una sola vez: un código vale para todo.',
};
