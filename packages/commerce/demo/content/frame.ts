import { texts } from '../catalogue/texts.ts';
import { link } from './write.ts';

/** What both brands have at the foot of the page. */
export const helpColumn = {
  title: texts('Help'),
  links: [
    link('/track-order', 'Track an order'),
    link('/gift-card-balance', 'Gift card balance'),
    link('/help/delivery', 'Delivery'),
    link('/help/returns', 'Returns'),
    link('/help/size-guides', 'Size guides'),
    link('/help/contact', 'Contact us'),
  ],
};

export const aboutColumn = {
  title: texts('About'),
  links: [link('/help/membership', 'Membership'), link('/help/materials', 'Materials and repair')],
};

export const legalLinks = [
  link('/help/imprint', 'Imprint'),
  link('/help/terms', 'Terms'),
  link('/help/privacy', 'Privacy'),
  link('/help/cookies', 'Cookies'),
  link('/help/accessibility', 'Accessibility'),
];

export const topLinks = [link('/help', 'Help')];
