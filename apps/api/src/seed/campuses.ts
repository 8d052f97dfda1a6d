/** Places per university: halls, meeting places and town. */
export interface CampusPlaces {
  /** Halls of residence. */
  readonly halls: readonly string[];
  /** Places to meet and study. */
  readonly spots: readonly string[];
  /** Markets, stations and quarters in town. */
  readonly town: readonly string[];
}

const CAMPUSES: Readonly<Record<string, CampusPlaces>> = {
  ug: {
    halls: [
      'Legon Hall',
      'Volta Hall',
      'Akuafo Hall',
      'Commonwealth Hall',
      'Pentagon Hostel',
      'Evandy Hostel',
    ],
    spots: ['Balme Library', 'Night Market', 'Bush Canteen', 'Great Hall', 'JQB'],
    town: ['Madina Market', 'Accra Mall', 'Okponglo', 'Atomic Junction'],
  },
  knust: {
    halls: [
      'Unity Hall',
      'University Hall',
      'Republic Hall',
      'Africa Hall',
      'Queen Elizabeth II Hall',
      'Brunei Hostel',
    ],
    spots: [
      'Prempeh II Library',
      'Great Hall',
      'Engineering Auditorium',
      'Paa Joe Stadium',
      'CCB Auditorium',
    ],
    town: ['Ayeduase', 'Tech Junction', 'Kotei', 'Kejetia Market'],
  },
  ucc: {
    halls: ['Oguaa Hall', 'Casford Hall', 'Adehye Hall', 'Atlantic Hall', 'Valco Hall'],
    spots: ['Sam Jonah Library', 'Science Market', 'Large Lecture Theatre', 'New Auditorium'],
    town: ['Amamoma', 'Kotokuraba Market', 'Pedu Junction', 'Kwaprow'],
  },
  upsa: {
    halls: ['Hostel A', 'Opoku Ampomah Hall', 'Bani Hostel'],
    spots: ['UPSA Library', 'Kofi Ohene-Konadu Auditorium', 'UPSA Forecourt'],
    town: ['Madina Market', 'Atomic Junction'],
  },
  gimpa: {
    halls: ['Greenhill Hostel', 'Executive Hostel'],
    spots: ['GIMPA Library', 'Greenhill Auditorium', 'GIMPA Canteen'],
    town: ['Achimota Station', 'Dome Market'],
  },
  uew: {
    halls: ['Simpa Hall', 'Ghartey Hall', 'Aggrey Hall', 'Kwegyir Hostel'],
    spots: ['Osagyefo Library', 'North Campus', 'South Campus', 'Jophus Anamuah-Mensah Centre'],
    town: ['Winneba Market', 'Winneba Junction'],
  },
  uds: {
    halls: ['Gariba Lodge', 'Nyankpala Hostel', 'Dungu Hostel'],
    spots: ['UDS Library', 'Dungu Auditorium', 'Nyankpala Campus'],
    town: ['Tamale Central Market', 'Aboabo Market'],
  },
  umat: {
    halls: ['Chamber of Mines Hall', 'Gold Refinery Hall', 'KT Hall'],
    spots: ['UMaT Library', 'UMaT Auditorium'],
    town: ['Tarkwa Station', 'Tarkwa Market'],
  },
  uhas: {
    halls: ['Sokode Hostel', 'Trafalgar Hostel'],
    spots: ['UHAS Library', 'Sokode Auditorium', 'Trafalgar Campus'],
    town: ['Ho Central Market', 'Ho Station'],
  },
  uenr: {
    halls: ['Fiapre Hostel', 'Nana Bosoma Hostel'],
    spots: ['UENR Library', 'UENR Auditorium'],
    town: ['Sunyani Market', 'Fiapre Junction'],
  },
  ashesi: {
    halls: ['Efua Sutherland Hall', 'Kofi Tawiah Hall', 'Hosanna Hostel'],
    spots: ['Todd and Ruth Warren Library', 'Norton-Motulsky Hall', 'The Hive canteen'],
    town: ['Berekuso Junction', 'Kwabenya Market'],
  },
  vvu: {
    halls: ['J. J. Nortey Hall', 'Bediako Hall'],
    spots: ['Walton Whaley Library', 'VVU Auditorium'],
    town: ['Oyibi Junction', 'Dodowa Market'],
  },
  gctu: {
    halls: ['Tesano Hostel', 'Florence Onny Hostel'],
    spots: ['GCTU Library', 'GCTU Auditorium'],
    town: ['Tesano', 'Abeka Market'],
  },
  central: {
    halls: ['Miotso Hostel', 'Trinity Hall'],
    spots: ['Central Library', 'Miotso Auditorium'],
    town: ['Dawhenya', 'Prampram Junction'],
  },
  aucc: {
    halls: ['Adabraka Hostel', 'Liberty House'],
    spots: ['AUCC Studio', 'AUCC Library'],
    town: ['Adabraka Market', 'Circle'],
  },
  regent: {
    halls: ['Mallam Hostel', 'McCarthy Hill Hostel'],
    spots: ['Regent Library', 'Regent Auditorium'],
    town: ['Mallam Market', 'Kaneshie Market'],
  },
  puc: {
    halls: ['Sowutuom Hostel', 'Bethel Hall'],
    spots: ['PUC Library', 'Pentecost Auditorium'],
    town: ['Sowutuom Market', 'Lapaz'],
  },
};

export function placesOf(universityId: string): CampusPlaces {
  const places = CAMPUSES[universityId];
  if (places === undefined) throw new Error(`No places are known at ${universityId}`);
  return places;
}
