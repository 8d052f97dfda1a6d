import type { PricingMessages } from './pricing.messages.js';

export const messages: PricingMessages = {
  title: 'Precios',
  intro:
    'Unirse, publicar y escribir es gratis. Solo hay una pequeña comisión al comprar o vender, y siempre la ves antes.',
  basic: 'Basic',
  basicPrice: 'Gratis',
  basicText: 'Para cada estudiante verificado.',
  pro: 'Pro',
  proPrice: '{campus.proPrice}',
  perMonth: 'al mes',
  proText: 'Para quien vende cada semana.',
  getStarted: 'Empezar',
  dashboard: 'Ir al panel',
  comingSoon: 'Próximamente',
  compareTitle: 'Comparación de funciones',
  compareHint: 'Toca una función para ver su descripción.',
  feature: 'Función',
  included: 'Incluido',
  notIncluded: 'No incluido',
  features: [
    {
      title: 'Anuncios básicos',
      description:
        'Publica en las {campus.hiveCount} colmenas, con hasta ocho fotos. Un anuncio sigue abierto 60 días.',
      basic: true,
    },
    {
      title: 'Mensajería instantánea',
      description: 'Escribe a cualquier estudiante verificado. Ves cuándo se envió y se leyó.',
      basic: true,
    },
    {
      title: 'Compartir archivos',
      description: 'Envía fotos en las conversaciones y comparte material de estudio.',
      basic: true,
    },
    {
      title: 'Ayuda prioritaria',
      description: 'Tus mensajes se responden antes, en dos horas laborables.',
      basic: false,
    },
    {
      title: 'Anuncios destacados',
      description: 'Muestra dos anuncios a la vez arriba en su colmena, marcados como destacados.',
      basic: false,
    },
    {
      title: 'Estadísticas avanzadas',
      description: 'Mira cuántas personas vieron, guardaron y preguntaron por cada anuncio, semana a semana.',
      basic: false,
    },
  ],
  feesTitle: 'Cuando el dinero cambia de manos',
  feesIntro: 'Igual para Basic y Pro.',
  buyerPays: 'Paga quien compra',
  sellerGets: 'Recibe quien vende',
  purchase: 'Artículos, clases, entradas',
  gig: 'Entregas y trabajos',
  payer: (platform, processing) =>
    platform === null
      ? `precio + ${processing} de tramitación`
      : `precio + ${platform} de plataforma + ${processing} de tramitación`,
  payee: (platform, money) =>
    platform === null
      ? `precio − ${money} de {campus.payoutFeeShort}`
      : `precio − ${platform} de plataforma − ${money} de {campus.payoutFeeShort}`,
  exampleFor: (price) => `Con un precio de ${price}`,
  payoutNote: (minimum, fee) =>
    `Pagamos cada mañana a partir de ${minimum}. ¿Tienes prisa? Cóbralo ya por ${fee}.`,
};
