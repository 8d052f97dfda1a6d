import { formatCount } from '../kernel/count.js';
import type { HomeMessages } from './home.messages.js';

export const messages: HomeMessages = {
  product: 'CampusHive',
  skip: 'Ir al contenido',
  mainMenu: 'Menú principal',
  home: 'Inicio',
  logIn: 'Iniciar sesión',
  signUp: 'Regístrate',
  dashboard: 'Ir al panel',
  badge: 'Solo universitarios de Ghana',
  title: 'Compra, vende y gana en el campus. Con seguridad.',
  intro:
    'El mercado de los estudiantes verificados de Ghana. Tu dinero se retiene hasta que os veis: nadie se escapa con él.',
  getStarted: 'Empezar',
  browse: 'Ver las colmenas',
  hivesTitle: 'Seis colmenas, un campus',
  open: (count) => `${formatCount(count, 'es')} abiertos`,
  freshTitle: 'Lo último en el campus',
  freshEmpty: 'Aún no se ha publicado nada. ¡Sé la primera abeja!',
  freshFailed: 'No se pudieron cargar las colmenas. Inténtalo más tarde.',
  retry: 'Reintentar',
  viewAll: 'Ver todo',
  heldTitle: 'Cómo funciona el pago retenido',
  heldIntro: 'El fraude por adelantado da miedo. Aquí el dinero espera hasta que os veis.',
  steps: [
    {
      title: 'Paga con tarjeta o dinero móvil',
      text: 'MTN, Telecel, AirtelTigo o cualquier tarjeta. El vendedor ve que pagaste, pero aún no recibe nada.',
    },
    {
      title: 'Quedad en el campus',
      text: 'Revisa el artículo a plena luz. ¿No es como decía? No des tu código.',
    },
    {
      title: 'Muestra tu código',
      text: 'Seis cifras o un código QR. En cuanto el vendedor lo escribe, el dinero es suyo.',
    },
  ],
  trustTitle: 'Solo estudiantes, todos verificados',
  trustText: 'Todos han probado un correo de una de las 17 universidades de Ghana.',
  welcome: (name) => `Akwaaba, ${name}`,
  welcomeBack: (name) => `Hola de nuevo, ${name}`,
  fallbackName: 'Estudiante',
  footer: (year) => `© ${year} CampusHive, Ghana`,
  notFoundTitle: '¡Vaya! Página no encontrada',
  notFoundText: 'Esta página ha volado, o nunca existió.',
  backHome: 'Volver al inicio',
};
