import { texts } from '../catalogue/texts.ts';
import { link } from './write.ts';

/** What both brands have at the foot of the page. */
export const helpColumn = {
  title: texts('Help', 'Hilfe', 'Aide', '고객지원'),
  links: [
    link('/track-order', 'Track an order', 'Bestellung verfolgen', 'Suivre une commande', '주문 조회'),
    link('/help/delivery', 'Delivery', 'Versand', 'Livraison', '배송'),
    link('/help/returns', 'Returns', 'Rückgabe', 'Retours', '반품'),
    link('/help/size-guides', 'Size guides', 'Größenberatung', 'Guides des tailles', '사이즈 가이드'),
    link('/help/contact', 'Contact us', 'Kontakt', 'Nous contacter', '문의하기'),
  ],
};

export const aboutColumn = {
  title: texts('About', 'Über uns', 'À propos', '소개'),
  links: [
    link('/help/shops', 'Our shops', 'Filialen', 'Nos magasins', '매장 안내'),
    link('/help/membership', 'Membership', 'Mitgliedschaft', 'Adhésion', '멤버십'),
    link(
      '/help/materials',
      'Materials and repair',
      'Materialien und Reparatur',
      'Matières et réparation',
      '소재와 수선',
    ),
    link('/help/careers', 'Careers', 'Jobs', 'Carrières', '채용'),
  ],
};

export const legalLinks = [
  link('/help/imprint', 'Imprint', 'Impressum', 'Mentions légales', '사업자 정보'),
  link('/help/terms', 'Terms', 'AGB', 'Conditions de vente', '이용약관'),
  link('/help/privacy', 'Privacy', 'Datenschutz', 'Confidentialité', '개인정보 처리방침'),
  link('/help/cookies', 'Cookies', 'Cookies', 'Cookies', '쿠키'),
  link('/help/accessibility', 'Accessibility', 'Barrierefreiheit', 'Accessibilité', '접근성'),
];

export const topLinks = [
  link('/help', 'Help', 'Hilfe', 'Aide', '고객지원'),
  link('/help/shops', 'Find a shop', 'Filiale finden', 'Trouver un magasin', '매장 찾기'),
];

/** The last link of a shop column. */
export const giftCards = link(
  '/help/gift-cards',
  'Gift cards',
  'Gutscheine',
  'Cartes cadeaux',
  '기프트 카드',
);
