import type { CatalogueMessages } from '../CatalogueMessages.ts';

const texts: CatalogueMessages = {
  sports: {
    running: 'الجري',
    football: 'كرة القدم',
    basketball: 'كرة السلة',
    trail: 'الجري في الطبيعة',
    training: 'التدريب',
    tennis: 'التنس',
    volleyball: 'الكرة الطائرة',
    outdoor: 'الهواء الطلق',
    lifestyle: 'أسلوب الحياة',
  },
  departments: {
    men: {
      name: 'رجال',
      title: '{Thing} للرجال',
    },
    women: {
      name: 'نساء',
      title: '{Thing} للنساء',
    },
    kids: {
      name: 'أطفال',
      title: '{Thing} للأطفال',
    },
  },
  genders: {
    W: 'نساء',
    M: 'رجال',
    K: 'أطفال',
    KU: 'أطفال، للجنسين',
    U: 'للجنسين',
  },
  colours: {
    black: 'أسود',
    white: 'أبيض',
    grey: 'رمادي',
    blue: 'أزرق',
    red: 'أحمر',
    green: 'أخضر',
    yellow: 'أصفر',
    orange: 'برتقالي',
    purple: 'بنفسجي',
    brown: 'بني',
    beige: 'بيج',
    pink: 'وردي',
    multicolour: 'متعدد الألوان',
  },
  lists: {
    home: 'الرئيسية',
    all: 'كل المنتجات',
    new: 'جديد',
    sale: 'تخفيضات',
    sports: 'الرياضات',
    reduced: 'مخفّض',
  },
  allNew: 'كل المنتجات الجديدة ({count})',
  allReduced: 'كل المنتجات المخفّضة ({count})',
  listDescription: '{title}: كل الألوان والمقاسات المتوفرة اليوم.',
  oneSize: 'مقاس واحد',
  views: {
    side: 'من الجانب',
    top: 'من الأعلى',
    sole: 'النعل',
    heel: 'الكعب',
    toe: 'المقدمة',
    front: 'من الأمام',
    back: 'من الخلف',
    detail: 'تفصيل',
  },
};

export default texts;
