import type { UniversityWords } from './university-words.en.js';

export const messages: UniversityWords = {
  ug: {
    about:
      'El buque insignia del país, en la colina de Legon: la más antigua y una de las mayores universidades de Ghana.',
    programs: 'Medicina, derecho, empresa, ciencias, letras',
  },
  knust: {
    about: 'La universidad de ciencia y tecnología del país, en un campus verde en Kumasi.',
    programs: 'Ingeniería, arquitectura, farmacia, agricultura, arte',
  },
  ucc: {
    about: 'Junto al mar, fundada para formar docentes y conocida por ello desde entonces.',
    programs: 'Educación, empresa, salud, agricultura',
  },
  upsa: {
    about: 'Empresa y estudios profesionales, para contables y gestores del futuro.',
    programs: 'Contabilidad, marketing, derecho, informática',
  },
  gimpa: {
    about: 'El instituto de gestión que forma a funcionarios y directivos.',
    programs: 'Administración pública, gestión, derecho, tecnología',
  },
  uew: {
    about: 'La universidad de educación, en torno a Winneba, en la costa.',
    programs: 'Docencia, lenguas, artes, estudios sociales',
  },
  uds: {
    about:
      'La universidad de estudios de desarrollo del norte, donde se pasa un trimestre con las comunidades.',
    programs: 'Desarrollo, agricultura, medicina, educación',
  },
  umat: {
    about: 'Minas y tecnología, en el corazón del país del oro.',
    programs: 'Minas, petróleo, geomática, mecánica',
  },
  uhas: {
    about: 'Salud y ciencias afines, en las colinas del Volta.',
    programs: 'Enfermería, medicina, salud pública, farmacia',
  },
  uenr: {
    about: 'Energía y recursos naturales, para una economía más verde.',
    programs: 'Energía, bosques, ingeniería ambiental, informática',
  },
  ashesi: {
    about: 'Una universidad privada con código de honor y la ética en el centro de cada título.',
    programs: 'Informática, empresa, ingeniería',
  },
  vvu: {
    about: 'Una universidad privada adventista al este de Accra.',
    programs: 'Teología, enfermería, educación, empresa',
  },
  gctu: {
    about: 'Tecnología de la comunicación, de las redes a la empresa digital.',
    programs: 'Telecomunicaciones, informática, empresa',
  },
  central: {
    about: 'Una universidad privada cristiana que nació de una escuela bíblica.',
    programs: 'Empresa, farmacia, teología, arquitectura',
  },
  aucc: {
    about: 'Comunicación e industrias creativas, en la ciudad.',
    programs: 'Periodismo, publicidad, cine, comunicación',
  },
  regent: {
    about: 'Un colegio universitario privado de ciencia y tecnología con una amplia formación humana.',
    programs: 'Informática, empresa, ingeniería, teología',
  },
  puc: {
    about: 'Una universidad privada cristiana en Sowutuom, al noroeste del centro.',
    programs: 'Enfermería, empresa, informática, teología',
  },
};
