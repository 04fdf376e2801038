import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  title: '기프트 카드 잔액 조회',
  lead: '카드 코드를 입력하면 남은 금액과 유효 기간을 볼 수 있습니다.',
  code: '기프트 카드 코드',
  'code.hint': '카드가 담긴 이메일에 있는 20자리입니다. PIN은 필요 없습니다.',
  submit: '잔액 조회',
  busy: '기프트 카드 확인 중',
  balance: '잔액',
  card: '끝자리가 {{digits}}인 기프트 카드',
  left: '잔액 {{sum}}',
  until: '{{day}}까지 사용할 수 있습니다.',
  forever: '유효 기간이 없습니다.',
  'problem.missing': '기프트 카드 코드를 입력해 주세요.',
  'problem.unknown':
    '사용할 수 없는 코드입니다. 잘못된 코드이거나, 잔액이 없거나, 기간이 지났거나, 다른 국가의 카드입니다. 한 글자씩 확인해 주세요.',
  'tooMany.title': '코드를 너무 많이 입력했습니다',
  'tooMany.text_other': '{{count}}분 뒤에 다시 시도해 주세요. 입력한 내용은 그대로 있습니다.',
  'offline.title': '연결이 끊겼습니다',
  'offline.text': '입력한 내용은 그대로 있습니다. 연결되면 다시 시도해 주세요.',
  'unavailable.title': '잔액을 조회하지 못했습니다',
  'unavailable.text': '저희 쪽 문제입니다. 잠시 후 다시 시도해 주세요.',
};
export default ko;
