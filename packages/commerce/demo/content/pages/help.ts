import { texts } from '../../catalogue/texts.ts';
import { block, prosePage } from '../write.ts';

export const helpPages = [
  prosePage(
    'help',
    texts('Help'),
    texts('Delivery, returns, sizes and orders at {brand}.'),
    block(
      texts('The short answers'),
      texts('- Delivery costs {homePrice} and is free from {freeFrom}.'),
      texts('- Everything can come back within {returnDays} days, worn or not.'),
      texts('- Shoes run true to size unless the product page says otherwise.'),
    ),
    block(
      texts('This is a demonstration'),
      texts('The shop is real software with made-up goods. No card is charged and nothing is sent.'),
    ),
  ),
  prosePage(
    'help/delivery',
    texts('Delivery'),
    texts('What delivery to {country} costs and when it arrives.'),
    block(
      texts('To the door'),
      texts(
        'With {homeCarrier}: {homePrice}, free from {freeFrom}. Ordered by {cutOff} on a working day, it leaves the same day. Working days on the road: {homeDays}.',
      ),
    ),
    block(
      texts('Express'),
      texts(
        'With {expressCarrier}: {expressPrice}, ordered by {expressCutOff}. Working days on the road: {expressDays}. The checkout shows the date, not a guess.',
      ),
    ),
    block(
      texts('Where we do not go'),
      texts(
        'Some areas lie outside the customs area or beyond our carriers. The checkout says so before anything is paid.',
      ),
    ),
    block(
      texts('Not here yet'),
      texts(
        'Pre-orders and back-orders travel on their own and start on the date shown at the product. In-stock things do not wait for them. Standard delivery is paid once for all parcels, express for each parcel that goes by it.',
      ),
    ),
  ),
  prosePage(
    'help/returns',
    texts('Returns'),
    texts('{returnDays} days to send things back, even after a run.'),
    block(
      texts('{returnDays} days'),
      texts(
        'Counted from the day the parcel arrives. Run in the shoes; that is what they are for. Return is free.',
      ),
    ),
    block(
      texts('How'),
      texts('- Write to us with the order number.'),
      texts('- Print the label from the answer.'),
      texts('- Hand the parcel to {homeCarrier}.'),
    ),
    block(
      texts('The money'),
      texts('It goes back the way it came, within 14 days of the parcel reaching us.'),
    ),
    block(
      texts('What stays'),
      texts(
        'Things printed with a name or number are made for one person and cannot come back, unless they are faulty.',
      ),
    ),
  ),
  prosePage(
    'help/orders',
    texts('Orders'),
    texts('Where an order is, and what its states mean.'),
    block(
      texts('Find it again'),
      texts(
        'The page after paying shows a link that opens the order on any device for 90 days. Without the link, “Track an order” at the foot of each page finds it by order number and email address.',
      ),
    ),
    block(
      texts('Payment pending'),
      texts(
        'Some payments answer late. The order is kept, the stock is held, and the page of the order shows the answer. No need to order twice.',
      ),
    ),
  ),
  prosePage(
    'help/contact',
    texts('Contact'),
    texts('How to reach {brand}.'),
    block(
      texts('Write'),
      texts(
        'help@touchline.example, answered on working days within one day. There is no telephone queue, because there is no telephone.',
      ),
    ),
    block(texts('What helps'), texts('The order number, and for a fault one photograph in daylight.')),
  ),
  prosePage(
    'help/size-guides',
    texts('Size guides'),
    texts('How to measure feet, chest, waist and hands.'),
    block(
      texts('Feet'),
      texts(
        'In the evening, standing, heel against a wall, a book at the longest toe. Measure both and take the larger. The table on each product page turns centimetres into sizes.',
      ),
    ),
    block(
      texts('Body'),
      texts('- Chest: level, at the widest point.'),
      texts('- Waist: where the body folds when leaning sideways.'),
      texts('- Hips: feet together, at the widest point.'),
      texts('- Hand: round the knuckles, without the thumb.'),
    ),
    block(
      texts('Children'),
      texts(
        'Clothes go by height, shoes by foot plus 12 mm. Measure again every three months; they do not announce it.',
      ),
    ),
  ),
];
