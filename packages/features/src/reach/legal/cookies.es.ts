import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Política de cookies',
  intro:
    'Qué guarda {campus.name} en tu aparato, por qué y cómo decides sobre ello. Lo que sabemos de ti en nuestros servidores está en la [Política de privacidad](privacy).',
  sections: [
    {
      id: 'introduction',
      title: 'Introducción',
      blocks: [
        'Esta política trata de las cookies y de todo lo que funciona como ellas: almacenamiento local y de sesión, cachés y contenidos de otras empresas dentro de nuestras páginas. Vale para todas las páginas de {campus.name}.',
      ],
    },
    {
      id: 'what',
      title: 'Qué son las cookies',
      blocks: [
        'Una cookie es un texto pequeño que un sitio guarda en tu navegador y que vuelve a él con cada petición. El almacenamiento local y el de sesión se parecen, pero se quedan en tu navegador hasta que una página los lee. {campus.name} pone tres pequeñas, todas necesarias: «{campus.key}_page», mientras tienes la sesión iniciada, para que nuestro servidor te envíe enseguida tu propia página (ningún script puede leerla, y termina al cerrar sesión); «{campus.key}_preferences», tu tema, tu idioma, el ahorro de datos y tu campus, para que una página se vea bien desde el principio; y «{campus.key}_device», un nombre aleatorio de este navegador, para avisarte cuando otro dispositivo entra en tu cuenta. Todo lo demás está en el almacenamiento local y de sesión, que no gasta tus datos en cada petición.',
      ],
    },
    {
      id: 'why',
      title: 'Por qué usamos cookies',
      blocks: [
        'Esenciales. Sin ellas nadie puede entrar ni pagar. No necesitan permiso y no se pueden desactivar:',
        {
          table: [
            ['Nombre', 'Qué guarda', 'Hasta que'],
            ['{campus.key}_token', 'la prueba de que has iniciado sesión', 'cierras sesión o esta termina'],
            [
              '{campus.key}_page (cookie)',
              'para qué sesión prepara tus páginas nuestro servidor',
              'cierras sesión o esta termina',
            ],
            [
              '{campus.key}_preferences (cookie)',
              'tu tema, tu idioma, el ahorro de datos y tu campus, para que cada página llegue como la elegiste',
              'un año después de tu último cambio',
            ],
            [
              '{campus.key}_device (cookie)',
              'un nombre aleatorio de este navegador, para notar accesos desde otros dispositivos y limitar abusos',
              'un año después de ponerla',
            ],
            ['{campus.key}_user', 'tu nombre y tu foto, para mostrarlos al momento', 'cierras sesión'],
            [
              '{campus.key}_pending-email, {campus.key}_registration-attempt, {campus.key}_code-sent-at',
              'qué correo espera su código',
              'cierras la pestaña',
            ],
            [
              '{campus.key}_sign-in-intent',
              'lo que ibas a hacer al iniciar sesión, como guardar un anuncio',
              'está hecho o cierras la pestaña',
            ],
            ['{campus.key}_payment', 'de qué pago vuelves', 'cierras la pestaña'],
            ['{campus.key}_outbox', 'mensajes que esperan la red', 'se envían o cierras sesión'],
            [
              '{campus.key}_handovers:…',
              'los vales de lo que pagaste y los códigos que recibiste sin red',
              'se entregan o cierras sesión',
            ],
            [
              '{campus.key}_doors:…, {campus.key}_admissions:…',
              'las entradas de tu evento, para comprobarlas en una puerta sin red, y a quién dejaste entrar allí',
              'pasan dos días del evento o cierras sesión',
            ],
            ['{campus.key}_consent', 'tu elección en esta página', 'borras los datos del navegador'],
          ],
        },
        'Rendimiento y funcionalidad. Recuerdan lo que tú ajustaste, solo en tu aparato, y no se envían a nadie:',
        {
          table: [
            ['Nombre', 'Qué guarda', 'Hasta que'],
            ['{campus.key}_sidebar', 'si el menú está plegado', 'lo cambias'],
            [
              '{campus.key}_bundle:…',
              'lo que has elegido de un vendedor, para pagarlo junto',
              'lo pagas o cierras sesión',
            ],
            ['{campus.key}_pay-method', 'cómo pagaste la última vez', 'cierras sesión'],
            [
              '{campus.key}_ambassador',
              'el código del embajador cuyo enlace abriste',
              'te registras o borras los datos de tu navegador',
            ],
            [
              '{campus.key}_push-offer',
              'que ya respondiste si quieres avisos',
              'borras los datos del navegador',
            ],
            [
              '{campus.key}_draft:…',
              'un anuncio o mensaje sin terminar, con sus fotos y archivos',
              'se publica o se descarta, cierras la sesión o pasan 30 días',
            ],
            [
              '{campus.key}_slot:…',
              'cuál de tus borradores tiene abierto esta pestaña',
              'cierras la pestaña',
            ],
            [
              'Cachés de la aplicación',
              'páginas e imágenes ya vistas, para usarla sin conexión',
              'se reemplazan',
            ],
          ],
        },
        'Analítica y personalización. No usamos ninguna. Ninguna página mide lo que haces y nadie crea un perfil tuyo. Si eso cambiara, estaría desactivado hasta que lo activaras.',
        'Otras empresas. Solo una cosa viene de fuera: el mapa de la página de [Contacto](contact), de OpenStreetMap. Se carga solo si lo permites, porque OpenStreetMap conoce entonces tu dirección de red y puede poner sus propias cookies.',
      ],
    },
    {
      id: 'control',
      title: 'Cómo controlar las cookies',
      blocks: [
        'Aviso: en tu primera visita un aviso pregunta tu elección. Hasta que respondas, solo se usa lo necesario. Puedes cambiarla aquí en cualquier momento.',
        'Ajustes del navegador: puedes borrar o bloquear lo guardado por este sitio en los ajustes de tu navegador, normalmente en «Privacidad» o «Datos de sitios». Borrarlo cierra tu sesión; bloquearlo impide iniciarla.',
      ],
    },
    {
      id: 'updates',
      title: 'Con qué frecuencia se actualiza',
      blocks: [
        'Cambiamos esta política cuando guardamos algo nuevo o dejamos de hacerlo. La fecha de arriba dice cuándo pasó por última vez. Si algo nuevo necesita tu permiso, el aviso vuelve a preguntar.',
      ],
    },
    {
      id: 'more',
      title: 'Más información',
      blocks: ['Preguntas sobre esta política: [@]({campus.privacyEmail}).'],
    },
  ],
};
