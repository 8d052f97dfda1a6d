import type { PageHeadMessages, PageHeadWords } from './page-heads.messages.js';

const named = (name: string, description?: string): PageHeadWords => ({
  title: `${name} | {campus.name}`,
  ...(description !== undefined && { description }),
});

export const messages: PageHeadMessages = {
  general:
    'El mercado de los estudiantes verificados {campus.ofCountry}. Compra, vende, da clases y gana en el campus; tu dinero se retiene hasta que os veis.',
  home: { title: '{campus.name}: compra, vende y gana en el campus, con seguridad' },
  login: named('Iniciar sesión'),
  suspended: named('Tu cuenta está suspendida'),
  register: named('Registro', 'Únete con tu correo universitario. Unirse, publicar y escribir es gratis.'),
  otp: named('Verifica tu correo'),
  forgotPassword: named('Contraseña olvidada'),
  claim: named('Tus anuncios'),
  denySignIn: named('Nuevo inicio de sesión'),
  resetPassword: named('Nueva contraseña'),
  terms: named(
    'Condiciones del servicio',
    'Quién puede unirse, cómo se retiene y se libera el dinero, lo que cuesta y cómo se deciden las disputas.',
  ),
  privacy: named(
    'Política de privacidad',
    'Lo que sabemos de ti, por qué, cuánto tiempo, y tus derechos según {campus.act} {campus.ofCountry}.',
  ),
  cookies: named(
    'Política de cookies',
    'Lo que se guarda en tu dispositivo, por qué y cómo decides sobre ello.',
  ),
  about: named(
    'Quiénes somos',
    'Quién construye el mercado de los estudiantes {campus.ofCountry} y por qué el dinero se retiene hasta que os veis.',
  ),
  pricing: named(
    'Precios',
    'Basic es gratis para cada estudiante verificado. Mira lo que cuesta pagar, hasta el último {campus.minorUnit}.',
  ),
  contact: named(
    'Contacto',
    'Escríbenos sobre un pago, una denuncia o una idea. De lunes a viernes, de 9:00 a 17:00.',
  ),
  universities: named(
    'Universidades',
    'Las {campus.universities} universidades {campus.ofCountry} cuyos estudiantes pueden unirse, y lo que hay en ellas.',
  ),
  university: ({ name, displayName, location }) =>
    named(
      name,
      `Lo que los estudiantes de ${displayName} (${location}) venden, enseñan y buscan en {campus.name}.`,
    ),
  categories: named(
    'Categorías',
    'Portátiles, manuales, clases, entregas, eventos, exámenes anteriores y trabajo pagado en el campus.',
  ),
  category: (name) =>
    named(
      name,
      `${name} en el campus: lo que hay abierto entre los estudiantes verificados {campus.ofCountry}.`,
    ),
  course: (code) =>
    named(
      code,
      `Material de estudio, tutores y libros para ${code}, entre los estudiantes verificados {campus.ofCountry}.`,
    ),
  help: named(
    'Centro de ayuda',
    'Respuestas breves: pagar, dinero retenido, códigos de entrega, cobros, disputas, seguridad y privacidad.',
  ),
  article: (title) =>
    named(
      title,
      `${title}: ayuda de {campus.name}, el mercado de los estudiantes verificados {campus.ofCountry}.`,
    ),
  listing: (title, price, description) => named(`${title}, ${price}`, description),
  free: 'Gratis',
  from: (amount) => `desde ${amount}`,
  onCampus: (hive) => `${hive} en {campus.name}`,
  notFound: named('¡Vaya! Página no encontrada'),
  dashboard: named('Panel'),
  hives: named('Colmenas'),
  hive: (name) => named(name),
  search: named('Búsqueda'),
  savedSearches: named('Búsquedas guardadas'),
  notifications: named('Notificaciones'),
  favorites: named('Favoritos'),
  moderation: named('Moderación'),
  wanted: named('Peticiones'),
  wantedPost: (title, description) => named(`Petición: ${title}`, description),
  services: named('Buscar servicios'),
  post: named('Publicar'),
  checkout: named('Pago'),
  availability: named('Tus horas'),
  applicants: named('Solicitudes'),
  appeal: named('Qué pasó con tu anuncio'),
  myListings: named('Mis anuncios'),
  myWork: named('Mis tareas'),
  profile: named('Perfil'),
  user: (name) => named(name),
  shelf: (name) =>
    named(`@${name}`, `@${name} vende en {campus.name}. Retenemos el dinero hasta que os veáis.`),
  settings: named('Ajustes'),
  receivedShare: named('Compartido con la aplicación'),
  attendees: named('Asistentes'),
  tickets: named('Mis entradas'),
  payments: named('Transacciones'),
  payment: named('Pago'),
  receipt: named('Recibo'),
  series: named('Clases semanales'),
  payout: named('Cobro'),
  payouts: named('Cobros'),
  stalls: named(
    'Puestos',
    'Comida, impresiones y peinados de estudiantes de tu campus: quién está abierto y cuánto cuesta.',
  ),
  stall: (name, description) => named(name, description),
  stallAt: (place) => `Puesto en ${place} en {campus.name}`,
  stallPlain: 'Puesto en {campus.name}',
  stallCheckout: named('Pago'),
  safeDeals: named('Enlace de venta segura'),
  safeDeal: (title, price) =>
    named(
      `${title}, ${price}`,
      'Paga con seguridad en {campus.name}. Retenemos el dinero hasta que os veáis.',
    ),
  stallOrder: named('Pedido'),
  stallQueue: named('Mi puesto'),
  stallForm: named('Mi puesto'),
  messages: named('Mensajes'),
};
