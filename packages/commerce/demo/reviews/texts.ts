import type { ReviewFit } from '@touchline/contract/review/constants';

/** A review of the demo, without its product. */
export interface DemoReview {
  readonly language: 'en' | 'de' | 'fr' | 'ko';
  readonly nickname: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly text: string;
  readonly fit?: ReviewFit;
  /** The reply of the shop. */
  readonly reply?: string;
}

const shoes: readonly DemoReview[] = [
  {
    language: 'en',
    nickname: 'Trail runner',
    rating: 5,
    fit: 'trueToSize',
    title: 'No blisters, first week',
    text: 'Wore them for five days in a row, wet and dry. Firm at the heel, enough room for the toes, and they dry overnight.',
  },
  {
    language: 'en',
    nickname: 'Wide foot',
    rating: 3,
    fit: 'slightlySmall',
    title: 'Good, but narrow',
    text: 'The grip is great. Over the ball of the foot they are tight, so I went up half a size.',
    reply: 'Thank you. Half a size up is what we would suggest for wide feet, too.',
  },
  {
    language: 'de',
    nickname: 'Morgenläuferin',
    rating: 5,
    fit: 'trueToSize',
    title: 'Sitzt sofort',
    text: 'Aus dem Karton heraus bequem, auch nach einer Stunde auf Asphalt. Die Sohle sieht nach drei Monaten noch gut aus.',
  },
  {
    language: 'fr',
    nickname: 'Coureur du dimanche',
    rating: 4,
    fit: 'trueToSize',
    title: 'Confortables',
    text: 'Très à l’aise dès la première sortie. Les lacets sont un peu longs, c’est tout ce que je leur reproche.',
  },
  {
    language: 'ko',
    nickname: '주말 러너',
    rating: 4,
    fit: 'slightlySmall',
    title: '가볍고 편해요',
    text: '가볍고 쿠션이 좋아요. 발볼이 넓은 편이라 반 사이즈 크게 주문했더니 딱 맞습니다.',
  },
  {
    language: 'en',
    nickname: 'Club captain',
    rating: 2,
    fit: 'tooSmall',
    title: 'Sent them back',
    text: 'Nicely made, but my usual size was far too small. The return was easy, at least.',
  },
  {
    language: 'de',
    nickname: 'Hallenspieler',
    rating: 4,
    fit: 'slightlyLarge',
    title: 'Guter Halt',
    text: 'Guter Halt bei schnellen Richtungswechseln. Fallen etwas groß aus, mit dicken Socken passt es.',
  },
];

const apparel: readonly DemoReview[] = [
  {
    language: 'en',
    nickname: 'Early train',
    rating: 5,
    fit: 'trueToSize',
    title: 'Washes well',
    text: 'Ten washes in and the colour is as it was. Light enough to forget that I am wearing it.',
  },
  {
    language: 'en',
    nickname: 'Long arms',
    rating: 4,
    fit: 'slightlyLarge',
    title: 'Long enough for once',
    text: 'Finally something that does not ride up. A little wide at the waist, which I do not mind on the move.',
  },
  {
    language: 'de',
    nickname: 'Radpendler',
    rating: 4,
    fit: 'trueToSize',
    title: 'Hält Wind ab',
    text: 'Auf dem Rad angenehm, trocknet schnell und knittert kaum. Eine Tasche mehr wäre schön.',
  },
  {
    language: 'fr',
    nickname: 'Salle du soir',
    rating: 5,
    fit: 'trueToSize',
    title: 'Parfait à la salle',
    text: 'La matière est douce et sèche vite. Je l’ai pris dans une deuxième couleur.',
  },
  {
    language: 'ko',
    nickname: '새벽 요가',
    rating: 5,
    fit: 'trueToSize',
    title: '재질이 좋아요',
    text: '부드럽고 땀이 금방 말라요. 세탁 후에도 늘어나지 않아서 만족합니다.',
  },
  {
    language: 'en',
    nickname: 'Sunday league',
    rating: 3,
    fit: 'slightlySmall',
    title: 'Size up',
    text: 'Good fabric and seams, but it comes up small in the shoulders. Take one size more.',
  },
  {
    language: 'fr',
    nickname: 'Marcheuse',
    rating: 2,
    fit: 'tooLarge',
    title: 'Trop ample',
    text: 'Jolie couleur, mais la coupe est bien plus large que sur la photo. Je l’ai renvoyé.',
    reply: 'Merci pour votre retour. La coupe est ample : une taille en dessous convient souvent mieux.',
  },
];

const equipment: readonly DemoReview[] = [
  {
    language: 'en',
    nickname: 'Coach of nine',
    rating: 5,
    title: 'Does what it should',
    text: 'Used three times a week by a team of nine-year-olds, and it still looks new.',
  },
  {
    language: 'de',
    nickname: 'Vielfahrer',
    rating: 4,
    title: 'Durchdacht',
    text: 'Alles hat seinen Platz, und das Material wirkt robust. Nur der Reißverschluss läuft anfangs etwas schwer.',
  },
  {
    language: 'fr',
    nickname: 'Sac toujours plein',
    rating: 5,
    title: 'Solide',
    text: 'Je m’en sers tous les jours depuis six mois, sans une couture qui lâche.',
  },
  {
    language: 'ko',
    nickname: '동호회 총무',
    rating: 4,
    title: '튼튼합니다',
    text: '매주 사용하는데 마감이 튼튼해요. 색상도 사진과 같습니다.',
  },
  {
    language: 'en',
    nickname: 'Packs light',
    rating: 3,
    title: 'Smaller than I thought',
    text: 'Well made, but look at the measurements before you order. It is smaller than it looks.',
  },
];

/** What the demo says of a kind of product. */
export const demoReviewTexts = { shoes, apparel, equipment } as const;
