import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Política de privacidad',
  intro:
    'Esta política dice qué sabe {campus.name} de ti, por qué, cuánto tiempo, quién más lo ve y qué puedes hacer. Sigue {campus.protectionActInFull}. Las reglas de uso están en las [Condiciones del servicio](terms).',
  sections: [
    {
      id: 'controller',
      title: '1. Quién es responsable',
      blocks: [
        '{campus.operator}, es el responsable del tratamiento. Nuestro delegado de protección de datos lee [@]({campus.privacyEmail}).',
        '{campus.name} no es para menores de 18 años. Si sabemos que un miembro es menor, cerramos la cuenta y borramos sus datos.',
      ],
    },
    {
      id: 'data',
      title: '2. Qué recogemos y por qué',
      blocks: [
        'Recogemos lo que el servicio necesita y nada para vender. Junto a cada dato están el fin y la base que admite {campus.act}.',
        {
          table: [
            ['Dato', 'Fin', 'Base'],
            [
              'Nombre, correo universitario, universidad',
              'Abrir tu cuenta y mostrar que eres estudiante. Tu correo nunca se muestra a otros miembros.',
              'Contrato contigo',
            ],
            [
              'Contraseña',
              'Dejarte entrar. Solo se guarda como resumen argon2id, que no tiene vuelta atrás.',
              'Contrato',
            ],
            [
              'Biografía, foto, nombre de usuario',
              'Mostrarlos en tu perfil, si los das.',
              'Tu consentimiento',
            ],
            [
              'Residencia',
              'Empezar las listas por ella, si indicas una. Los demás la ven donde tú la muestras.',
              'Tu consentimiento',
            ],
            [
              'Anuncios, fotos, solicitudes, respuestas a eventos',
              'Mostrarlos. Las fotos se recodifican, y así desaparecen el lugar y el dispositivo que la cámara escribe en ellas.',
              'Contrato',
            ],
            [
              'Mensajes y adjuntos',
              'Entregarlos, y que el equipo de moderación pueda decidir una denuncia o disputa sobre ellos. No los leemos para nada más.',
              'Contrato',
            ],
            [
              'Pagos: qué, cuándo, cuánto, entre quién; número de cobro y su red; del número con el que pagas, las tres primeras y las cuatro últimas cifras con cada pago, y el último número entero, cifrado, hasta que lo borres',
              'Cobrar, retener, entregar y devolver dinero, y llevar las cuentas.',
              'Contrato, obligación legal',
            ],
            [
              'Lo que guardaste, tus búsquedas guardadas y tus diez últimas búsquedas, a quién sigues y a quién bloqueaste',
              'Mostrártelo de nuevo y avisarte de lo nuevo.',
              'Contrato',
            ],
            ['Reseñas, denuncias, disputas', 'Mantener honesto el mercado.', 'Interés legítimo'],
            [
              'Sesiones: hora, nombre del navegador, y país del inicio de sesión, o ciudad si se conoce; por poco tiempo la dirección de red',
              'Mostrarte dónde tienes la sesión abierta y frenar los intentos de adivinar contraseñas y las avalanchas de peticiones.',
              'Interés legítimo',
            ],
            [
              'Correo, número de teléfono y anuncios de un vendedor al que ayudamos a empezar, escritos por nuestro equipo',
              'Enviarte un correo o un SMS, para que puedas publicar los anuncios.',
              'Interés legítimo',
            ],
            [
              'Correo e idioma en una lista de espera, si te apuntas',
              'Escribirte una vez, cuando abra tu universidad.',
              'Tu consentimiento',
            ],
            [
              'Código del embajador con cuyo enlace te registraste, y una huella de tu dirección',
              'Contar cada registro una sola vez.',
              'Interés legítimo',
            ],
            ['Lo que nos escribes', 'Responderte.', 'Tu petición'],
          ],
        },
        'No pedimos ni queremos datos sobre tu religión, política, salud u origen. No conocemos el número de tu tarjeta, tu PIN ni tu ubicación.',
      ],
    },
    {
      id: 'not',
      title: '3. Qué no hacemos',
      blocks: [
        {
          list: [
            'ni publicidad, ni venta ni alquiler de datos',
            'ni analítica ni seguimiento de otras empresas en ninguna página',
            'ni una petición a terceros antes de que la pidas: las fuentes e imágenes son nuestras, y el mapa de la página de contacto se carga solo si lo permites',
            'ni una decisión sobre ti tomada solo por una máquina: un anuncio oculto tras tres denuncias espera a una persona',
          ],
        },
      ],
    },
    {
      id: 'visible',
      title: '4. Qué ven los demás',
      blocks: [
        'Cualquiera puede ver los anuncios abiertos con sus fotos, sin el nombre de quien los publicó. También ve la foto de un tutor, sin su nombre, si su perfil está abierto a todo el mundo. Los estudiantes con sesión ven además el nombre, la foto, la universidad, la valoración y las reseñas del autor. Solo las dos personas de una conversación ven sus mensajes; solo comprador y vendedor ven un pedido.',
        'En los ajustes decides quién ve tu perfil, con tus reseñas y anuncios: todo el mundo, como al principio, solo estudiantes, o solo con quienes tratas. También decides allí qué avisos recibes. Puedes bloquear a otro miembro, que ya no podrá escribirte.',
      ],
    },
    {
      id: 'processors',
      title: '5. Quién trabaja para nosotros',
      blocks: [
        'Estos destinatarios tratan datos por encargo nuestro, y solo lo que su tarea necesita:',
        {
          list: [
            '{campus.provider}, nuestro proveedor de pagos: tu correo, el importe y la referencia de un pago, {campus.sharedNumbers}',
            'la empresa que aloja nuestros servidores y sus copias',
            'la empresa que entrega nuestros correos',
            'el servicio de avisos de tu navegador, si los activas; el contenido va cifrado para tu dispositivo',
            'la empresa que envía nuestros SMS, si añades un número para recibirlos: el número y el texto',
            'OpenStreetMap, si permites el mapa: tu dirección de red y el nombre de tu navegador',
          ],
        },
        'Algunos guardan datos {campus.outsideCountry}. Elegimos destinatarios cuya ley o contrato da la protección que pide {campus.act}. Solo damos datos a la policía o a un juez cuando la ley {campus.ofCountry} nos obliga, y te lo decimos salvo prohibición.',
      ],
    },
    {
      id: 'retention',
      title: '6. Cuánto tiempo los guardamos',
      blocks: [
        {
          table: [
            ['Dato', 'Se guarda'],
            ['Códigos de un solo uso; enlaces de contraseña', '10 minutos; 60 minutos'],
            ['Un registro nunca verificado', 'unos días'],
            ['Sesiones', '24 horas tras el último uso, o 30 días con «Recordarme»'],
            ['Intentos contados y direcciones de red', 'horas, como mucho unos días'],
            ['Tus últimas búsquedas', 'hasta que las borres o las sustituyan otras más nuevas'],
            ['Perfil, anuncios, fotos', 'hasta que los borres, o borres tu cuenta'],
            [
              'Mensajes',
              'hasta que se borren las cuentas de ambas partes; los denunciados quedan para la moderación',
            ],
            [
              'Pagos y asientos contables',
              'al menos seis años desde el fin del año, como pide la ley fiscal',
            ],
            [
              'Denuncias, disputas y registros de moderación',
              'como registro de las decisiones, sin tu nombre una vez borrada tu cuenta',
            ],
            [
              'Dirección y anuncios escritos por nuestro equipo',
              'hasta un mes después de que caduque el enlace del correo',
            ],
            [
              'Dirección en una lista de espera',
              'hasta que salgas de ella, abra tu universidad o pase un año',
            ],
            ['Huella de tu dirección con el código de un embajador', 'un año'],
            ['Lo que nos escribiste', 'dos años'],
          ],
        },
        'Las copias de seguridad se sobrescriben en 35 días.',
      ],
    },
    {
      id: 'security',
      title: '7. Cómo los protegemos',
      blocks: [
        'Todo el tráfico va cifrado. Contraseñas, claves de sesión y códigos se guardan solo como resúmenes. Quien trabaja para nosotros ve datos personales solo si su tarea lo pide, y lo que hacen los moderadores queda registrado. Si los datos caen en malas manos, avisamos a {campus.authority} y a los afectados en cuanto sea razonablemente posible, como exige {campus.act}.',
      ],
    },
    {
      id: 'rights',
      title: '8. Tus derechos',
      blocks: [
        'Según {campus.act} puedes:',
        {
          list: [
            'ver qué tenemos sobre ti: en los ajustes hay una exportación de todo en un archivo',
            'hacer que se corrija: casi todo puedes cambiarlo tú',
            'hacer que se borre: borra tu cuenta en los ajustes o escríbenos',
            'oponerte a un tratamiento, retirar un consentimiento y rechazar la publicidad directa (no hacemos ninguna)',
            'pedir que una persona revise una decisión preparada por una máquina',
            'reclamar el daño causado por un incumplimiento de la ley',
          ],
        },
        'Escribe a [@]({campus.privacyEmail}) desde tu correo universitario. Respondemos en 21 días y gratis.',
        'Puedes quejarte en cualquier momento a {campus.authorityContact}.',
      ],
    },
    {
      id: 'deletion',
      title: '9. Qué significa borrar',
      blocks: [
        'Cuando borras tu cuenta desaparecen tu perfil, foto, anuncios, guardados, sesiones y ajustes de avisos. Los mensajes, con sus fotos y archivos, se quedan con quienes los recibieron, con el nombre «Usuario desconocido», porque también son suyos. Se borran cuando se borra también la otra cuenta, salvo lo que fue denunciado. El trabajo que entregaste queda con su pedido. Los asientos contables quedan el tiempo que pide la ley, sin camino de vuelta a tu perfil.',
      ],
    },
    {
      id: 'cookies',
      title: '10. Lo guardado en tu aparato',
      blocks: [
        '{campus.name} pone tres cookies necesarias: una permite que nuestro servidor te envíe tu propia página mientras tienes la sesión iniciada, otra contiene tu tema y tu idioma, y la tercera un nombre aleatorio de este navegador, para avisarte cuando otro dispositivo inicia sesión. Están descritas, con lo demás que tu navegador guarda, en la [Política de cookies](cookies), donde también puedes cambiar tu elección.',
      ],
    },
    {
      id: 'changes',
      title: '11. Cambios',
      blocks: [
        'Cuando cambiamos esta política de forma importante, avisamos a los miembros por correo al menos 14 días antes y volvemos a pedir permiso si un uso nuevo lo necesita. La fecha de arriba dice cuándo cambió por última vez.',
      ],
    },
  ],
};
