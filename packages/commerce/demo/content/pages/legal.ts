import { texts } from '../../catalogue/texts.ts';
import { block, prosePage } from '../write.ts';

export const legalPages = [
  prosePage(
    'help/terms',
    texts('Terms'),
    texts('What holds when ordering at {brand}.'),
    block(
      texts('Who'),
      texts(
        'This shop demonstrates software. No contract of sale comes about, no card is charged, nothing is delivered. Whoever runs a real shop with it puts their terms here.',
      ),
    ),
    block(
      texts('Prices'),
      texts(
        'The price at the checkout counts. If a price changes while something is in the bag, the shop says so before payment.',
      ),
      texts('At most {maxQuantity} of one size in one order.'),
    ),
    block(
      texts('Withdrawal'),
      texts(
        'The law gives 14 days, {brand} gives {returnDays}. A message is enough, reasons are not needed.',
      ),
    ),
  ),
  prosePage(
    'help/privacy',
    texts('Privacy'),
    texts('What the shop keeps and for how long.'),
    block(
      texts('For an order'),
      texts(
        'Name, address, email and telephone number, to deliver it and to send the receipt. They stay with the order and go nowhere else.',
      ),
    ),
    block(
      texts('Card numbers'),
      texts('They are typed into the payment provider’s own frame or page. The shop never sees them.'),
    ),
    block(
      texts('Your rights'),
      texts('To see, correct, take along or delete what is kept: one message to privacy@touchline.example.'),
    ),
  ),
  prosePage(
    'help/cookies',
    texts('Cookies'),
    texts('Which cookies the shop sets and why.'),
    block(
      texts('Necessary'),
      texts('- The bag: finds it again for as long as it is kept.'),
      texts('- The language: three months.'),
      texts('- The answer to the consent question: one year.'),
    ),
    block(
      texts('Everything else'),
      texts('Measuring and advertising only run after a yes. This demonstration does neither.'),
    ),
  ),
  prosePage(
    'help/imprint',
    texts('Imprint'),
    texts('Who stands behind this shop.'),
    block(
      texts('Demonstration'),
      texts(
        '{brand} is an invented brand. Name, address, register number and tax number of the operator belong here.',
      ),
      texts('Email: help@touchline.example'),
    ),
  ),
  prosePage(
    'help/accessibility',
    texts('Accessibility'),
    texts('How the shop can be used, and where to report a barrier.'),
    block(
      texts('What we aim at'),
      texts(
        'WCAG 2.2, level AA. A keyboard alone can buy, errors are told in words next to the field, text can grow to 200%, and motion stops where the system asks for it.',
      ),
    ),
    block(
      texts('Something in the way'),
      texts(
        'Tell us the page and what happened: access@touchline.example. It is treated as a fault, not as a wish.',
      ),
    ),
  ),
];
