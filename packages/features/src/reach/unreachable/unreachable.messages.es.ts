import type { UnreachableMessages } from './unreachable.messages.js';

export const messages: UnreachableMessages = {
  loading: 'Cargando...',
  offlineTitle: 'Estás sin conexión',
  offlineText: 'Esta página no está guardada en tu teléfono. Aún puedes leer las páginas que ya abriste.',
  signedInText: 'Tu sesión sigue abierta. Tus páginas vuelven en cuanto haya conexión.',
  failedTitle: 'No se pudo cargar esta página',
  failedText:
    'Puede que la conexión sea lenta, que la aplicación se acabe de actualizar o que el error sea nuestro.',
  stalled: 'Esta página todavía no responde. Puede que la conexión sea lenta.',
  outdated:
    'Puedes leer esta página, pero sus botones y formularios no funcionan en este navegador. Para entrar, escribir o pagar, actualízalo o usa otro.',
  retry: 'Reintentar',
  back: 'Volver',
};
