import type { CatalogueMessages } from '../CatalogueMessages.ts';

const texts: CatalogueMessages = {
  sports: {
    running: 'Running',
    football: 'Football',
    basketball: 'Basket',
    trail: 'Trail',
    training: 'Training',
    tennis: 'Tennis',
    volleyball: 'Volley',
    outdoor: 'Outdoor',
    lifestyle: 'Lifestyle',
  },
  departments: {
    men: {
      name: 'Homme',
      title: '{Thing} homme',
    },
    women: {
      name: 'Femme',
      title: '{Thing} femme',
    },
    kids: {
      name: 'Enfant',
      title: '{Thing} enfant',
    },
  },
  genders: {
    W: 'Femme',
    M: 'Homme',
    K: 'Enfant',
    KU: 'Enfant, mixte',
    U: 'Mixte',
  },
  colours: {
    black: 'Noir',
    white: 'Blanc',
    grey: 'Gris',
    blue: 'Bleu',
    red: 'Rouge',
    green: 'Vert',
    yellow: 'Jaune',
    orange: 'Orange',
    purple: 'Violet',
    brown: 'Marron',
    beige: 'Beige',
    pink: 'Rose',
    multicolour: 'Multicolore',
  },
  lists: {
    home: 'Accueil',
    all: 'Tout',
    new: 'Nouveautés',
    sale: 'Promotions',
    sports: 'Sports',
    reduced: 'En promotion',
  },
  allNew: 'Les {count} nouveautés',
  allReduced: 'Les {count} en promotion',
  listDescription: '{title} : toutes les couleurs et tailles, avec le stock du jour.',
  oneSize: 'Taille unique',
  views: {
    side: 'vue de côté',
    top: 'vue de dessus',
    sole: 'semelle',
    heel: 'talon',
    toe: 'bout',
    front: 'devant',
    back: 'dos',
    detail: 'détail',
  },
};

export default texts;
