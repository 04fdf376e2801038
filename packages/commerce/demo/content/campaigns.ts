import type { ShopCampaign } from '@touchline/commerce/content/BrandContent';
import { texts } from '../catalogue/texts.ts';

/** The campaign of the demo shop: open at any time, by a link and by the address of a page. */
export const launchList: ShopCampaign = {
  componentId: 'launch-list',
  triggers: ['link', 'page'],
  version: '1',
  title: texts('The launch list', 'Die Liste für Neuheiten', 'La liste des lancements', '신제품 알림 목록'),
  paragraphs: [
    texts(
      'New shoes first reach those on the list. Leave your address, and you hear of them before the doors open.',
      'Von neuen Schuhen erfährt zuerst, wer auf der Liste steht. Hinterlassen Sie Ihre Adresse, und Sie wissen es vor allen anderen.',
      'Les nouvelles chaussures sont annoncées d’abord à la liste. Laissez votre adresse, et vous le saurez avant l’ouverture.',
      '새 신발 소식은 목록에 있는 분들께 가장 먼저 전해집니다. 주소를 남기시면 공개 전에 알려 드립니다.',
    ),
  ],
  closed: texts(
    'The list is closed. The next one opens soon.',
    'Die Liste ist geschlossen. Die nächste öffnet bald.',
    'La liste est close. La prochaine ouvre bientôt.',
    '목록이 마감되었습니다. 다음 목록이 곧 열립니다.',
  ),
};
