import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'trackOrder.title': '주문 조회',
  'trackOrder.lead': '주문 번호와 이메일 주소로 주문 내용, 진행 상태, 도착일을 볼 수 있습니다.',
  'trackOrder.orderNumber': '주문 번호',
  'trackOrder.orderNumber.hint': '주문 페이지에 있습니다. 예: TL-2026-7K4F9Q',
  'trackOrder.orderNumber.missing': '주문 번호를 입력해 주세요',
  'trackOrder.orderNumber.tooLong': '주문 번호가 너무 깁니다',
  'trackOrder.orderNumber.invalid': 'TL-2026-7K4F9Q 형식으로 입력해 주세요',
  'trackOrder.email': '이메일 주소',
  'trackOrder.email.hint': '주문할 때 쓴 주소',
  'trackOrder.email.missing': '이메일 주소를 입력해 주세요',
  'trackOrder.email.tooLong': '이메일 주소가 너무 깁니다',
  'trackOrder.email.invalid': 'name@example.com 형식으로 입력해 주세요',
  'trackOrder.submit': '주문 찾기',
  'trackOrder.busy': '주문을 찾는 중',
  'trackOrder.notFound.title': '주문을 찾을 수 없습니다',
  'trackOrder.notFound.text': '이 주문 번호와 이메일 주소에 맞는 주문이 없습니다. 둘 다 확인해 주세요.',
  'trackOrder.tooMany.title': '시도가 너무 많습니다',
  'trackOrder.tooMany.text_other': '{{count}}분 뒤에 다시 시도해 주세요. 입력한 내용은 그대로 있습니다.',
  'trackOrder.offline.title': '연결이 끊겼습니다',
  'trackOrder.offline.text': '입력한 내용은 그대로 있습니다. 연결되면 다시 시도해 주세요.',
  'trackOrder.failed.title': '주문을 조회하지 못했습니다',
  'trackOrder.failed.text': '저희 쪽 문제입니다. 잠시 후 다시 시도해 주세요.',
};
export default ko;
