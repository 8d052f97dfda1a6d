import type { PortfolioMessages } from './portfolio.messages.js';

export const messages: PortfolioMessages = {
  title: 'Mis trabajos',
  titleOf: (name) => `Trabajos de ${name}`,
  empty: 'Todavía no hay imágenes de tus trabajos',
  emptyHint: 'Quien busca ayuda elige a alguien de quien ya ha visto algo.',
  add: 'Añadir imágenes',
  edit: 'Cambiar las imágenes',
  failed: 'No se pudieron cargar las imágenes.',
  retry: 'Reintentar',
  open: (caption) => `Abrir la imagen «${caption}» en otra pestaña`,
  takeDown: 'Retirar',
  takeDownOf: (caption) => `Retirar «${caption}»`,
  takeDownTitle: '¿Retirar esta imagen?',
  takeDownText: 'Se retira para siempre. Su estudiante lee tu motivo.',
  reason: 'Motivo',
  reasonMissing: 'Di por qué',
  takingDown: 'Retirando...',
  takeDownFailed: 'No se pudo retirar la imagen. Inténtalo de nuevo.',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
