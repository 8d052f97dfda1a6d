import { formatCount } from '../kernel/count.js';
import type { LandingMessages } from './landing.messages.js';

export const messages: LandingMessages = {
  badge: '{campus.membersOnly}',
  title: 'Compra, vende y gana en el campus. Con seguridad.',
  intro:
    'El mercado de los estudiantes verificados {campus.ofCountry}. Tu dinero se retiene hasta que os veis: nadie se escapa con él.',
  getStarted: 'Empezar',
  dashboard: 'Ir al panel',
  browse: 'Ver las colmenas',
  previewTitle: 'Abierto ahora en las colmenas',
  open: (count) => (count === 1 ? '1 abierto' : `${formatCount(count, 'es')} abiertos`),
  figures: {
    students: (count) => (count === 1 ? 'estudiante verificado' : 'estudiantes verificados'),
    listings: (count) => (count === 1 ? 'anuncio abierto' : 'anuncios abiertos'),
    completed: (count) => (count === 1 ? 'trato cerrado' : 'tratos cerrados'),
    universities: 'universidades',
  },
  featuredTitle: 'Tareas destacadas',
  featuredIntro: 'Trabajo pagado por estudiantes del campus, lo más nuevo primero.',
  featuredEmpty: 'Ahora no hay tareas abiertas. Llegan nuevas cada día.',
  details: 'Ver detalles',
  loginToApply: 'Entra para solicitar',
  loginToView: 'Entra para verlo',
  about: (title) => `: ${title}`,
  browseTitle: 'Explora por colmena',
  all: 'Todas',
  filter: 'Colmenas',
  failed: 'No se pudieron cargar las colmenas. Inténtalo más tarde.',
  retry: 'Reintentar',
  none: 'Todavía no hay colmenas en esta categoría.',
  viewAllHives: 'Ver todas las colmenas',
  categoriesTitle: 'Categorías',
  viewAllCategories: 'Ver todas las categorías',
  universitiesTitle: 'Universidades',
  universitiesIntro:
    'Pueden unirse estudiantes de {campus.universities} universidades {campus.ofCountry}. Estas son algunas.',
  viewAll: 'Ver todo',
  showLess: 'Ver menos',
  allUniversities: 'Todas las universidades',
  studentsHere: (count) =>
    count === 1 ? '1 estudiante aquí' : `${formatCount(count, 'es')} estudiantes aquí`,
  testimonialsTitle: 'Lo que dicen los estudiantes',
  testimonialBy: (university) =>
    university === null ? 'Estudiante verificado' : `Estudiante verificado, ${university}`,
  stars: (count) => `${count} de 5 estrellas`,
  moneyTitle: 'Paga con dinero móvil, sin riesgo',
  moneyIntro: 'El fraude por adelantado da miedo. Aquí el dinero espera hasta que os veis.',
  steps: [
    {
      title: 'Paga con tarjeta o dinero móvil',
      text: 'El vendedor ve que pagaste, pero aún no recibe nada.',
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
  cards: 'Tarjetas con {campus.provider}',
  walletsTitle: 'Formas de pago',
  callTitle: 'Únete a los estudiantes de tu campus',
  callText: 'Solo necesitas tu correo universitario. Unirse, publicar y escribir es gratis.',
};
