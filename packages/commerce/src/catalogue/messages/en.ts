import type { CatalogueMessages } from '../CatalogueMessages.ts';

const texts: CatalogueMessages = {
  sports: {
    running: 'Running',
    football: 'Football',
    basketball: 'Basketball',
    trail: 'Trail',
    training: 'Training',
    tennis: 'Tennis',
    volleyball: 'Volleyball',
    outdoor: 'Outdoor',
    lifestyle: 'Lifestyle',
  },
  departments: {
    men: {
      name: 'Men',
      title: 'Men’s {thing}',
    },
    women: {
      name: 'Women',
      title: 'Women’s {thing}',
    },
    kids: {
      name: 'Kids',
      title: 'Kids’ {thing}',
    },
  },
  genders: {
    W: 'Women',
    M: 'Men',
    K: 'Kids',
    KU: 'Kids, unisex',
    U: 'Unisex',
  },
  colours: {
    black: 'Black',
    white: 'White',
    grey: 'Grey',
    blue: 'Blue',
    red: 'Red',
    green: 'Green',
    yellow: 'Yellow',
    orange: 'Orange',
    purple: 'Purple',
    brown: 'Brown',
    beige: 'Beige',
    pink: 'Pink',
    multicolour: 'Multicolour',
  },
  lists: {
    home: 'Home',
    all: 'Everything',
    new: 'New',
    sale: 'Sale',
    sports: 'Sports',
    reduced: 'Reduced',
  },
  allNew: 'All {count} new',
  allReduced: 'All {count} reduced',
  listDescription: '{title}: every colour and size we have, with what is in stock today.',
  oneSize: 'One size',
  views: {
    side: 'side view',
    top: 'from above',
    sole: 'sole',
    heel: 'heel',
    toe: 'toe',
    front: 'front',
    back: 'back',
    detail: 'detail',
  },
};

export default texts;
