import type { CatalogueMessages } from '../CatalogueMessages.ts';

const texts: CatalogueMessages = {
  sports: {
    running: 'Laufen',
    football: 'Fußball',
    basketball: 'Basketball',
    trail: 'Trail',
    training: 'Training',
    tennis: 'Tennis',
    volleyball: 'Volleyball',
    outdoor: 'Outdoor',
    lifestyle: 'Freizeit',
  },
  departments: {
    men: {
      name: 'Herren',
      title: '{Thing} für Herren',
    },
    women: {
      name: 'Damen',
      title: '{Thing} für Damen',
    },
    kids: {
      name: 'Kinder',
      title: '{Thing} für Kinder',
    },
  },
  genders: {
    W: 'Damen',
    M: 'Herren',
    K: 'Kinder',
    KU: 'Kinder, unisex',
    U: 'Unisex',
  },
  colours: {
    black: 'Schwarz',
    white: 'Weiß',
    grey: 'Grau',
    blue: 'Blau',
    red: 'Rot',
    green: 'Grün',
    yellow: 'Gelb',
    orange: 'Orange',
    purple: 'Violett',
    brown: 'Braun',
    beige: 'Beige',
    pink: 'Rosa',
    multicolour: 'Mehrfarbig',
  },
  lists: {
    home: 'Startseite',
    all: 'Alles',
    new: 'Neu',
    sale: 'Sale',
    sports: 'Sportarten',
    reduced: 'Reduziert',
  },
  allNew: 'Alle {count} Neuheiten',
  allReduced: 'Alle {count} reduziert',
  listDescription: '{title}: alle Farben und Größen, mit dem, was heute vorrätig ist.',
  oneSize: 'Einheitsgröße',
  views: {
    side: 'Seitenansicht',
    top: 'von oben',
    sole: 'Sohle',
    heel: 'Ferse',
    toe: 'Zehenpartie',
    front: 'Vorderseite',
    back: 'Rückseite',
    detail: 'Detail',
  },
};

export default texts;
