/** What the shop's own engine can show. */
export type BannerKey = 'bag' | 'category' | 'again' | 'new';

interface BannerText {
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

/** Texts of the own engine by language; `{{name}}` is that of a category. */
export const bannerTexts = {
  en: {
    bag: { title: 'Your bag is waiting', text: 'Everything in it is still there.', label: 'Open the bag' },
    category: { title: 'More {{name}}', text: 'Because you looked at some.', label: 'Show {{name}}' },
    again: { title: 'Good to see you again', text: 'This has come in since.', label: 'Show what is new' },
    new: { title: 'Just in', text: 'The latest arrivals, all in one place.', label: 'Show what is new' },
  },
  de: {
    bag: { title: 'Dein Warenkorb wartet', text: 'Alles darin ist noch da.', label: 'Warenkorb öffnen' },
    category: {
      title: 'Mehr {{name}}',
      text: 'Weil du dir welche angesehen hast.',
      label: '{{name}} zeigen',
    },
    again: {
      title: 'Schön, dass du wieder da bist',
      text: 'Das ist neu dazugekommen.',
      label: 'Neues zeigen',
    },
    new: { title: 'Gerade eingetroffen', text: 'Alle Neuheiten auf einen Blick.', label: 'Neues zeigen' },
  },
  fr: {
    bag: { title: 'Votre panier vous attend', text: 'Tout y est encore.', label: 'Ouvrir le panier' },
    category: { title: 'Plus de {{name}}', text: 'Parce que vous en avez regardé.', label: 'Voir {{name}}' },
    again: {
      title: 'Ravis de vous revoir',
      text: 'Voici ce qui vient d’arriver.',
      label: 'Voir les nouveautés',
    },
    new: {
      title: 'Vient d’arriver',
      text: 'Toutes les nouveautés au même endroit.',
      label: 'Voir les nouveautés',
    },
  },
  ko: {
    bag: {
      title: '장바구니가 기다리고 있어요',
      text: '담은 상품이 그대로 있습니다.',
      label: '장바구니 열기',
    },
    category: { title: '{{name}} 더 보기', text: '최근에 둘러보셨어요.', label: '{{name}} 보기' },
    again: { title: '다시 만나서 반가워요', text: '새로 들어온 상품입니다.', label: '신상품 보기' },
    new: { title: '방금 들어왔어요', text: '최근 들어온 상품을 한눈에 보세요.', label: '신상품 보기' },
  },
  ar: {
    bag: { title: 'حقيبتك في انتظارك', text: 'كل ما فيها ما زال متوفرًا.', label: 'افتح الحقيبة' },
    category: { title: 'المزيد من {{name}}', text: 'لأنك اطّلعت على بعضها.', label: 'عرض {{name}}' },
    again: { title: 'يسعدنا أن نراك من جديد', text: 'هذا ما وصل مؤخرًا.', label: 'عرض الجديد' },
    new: { title: 'وصل حديثًا', text: 'أحدث ما وصل في مكان واحد.', label: 'عرض الجديد' },
  },
} as const satisfies Record<string, Record<BannerKey, BannerText>>;
