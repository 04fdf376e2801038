import type { PaymentPageTexts } from '../texts.ts';

export default {
  htmlLang: 'ko',
  direction: 'ltr',
  fields: '카드 정보',
  step: '은행 본인 확인',
  done: '확인이 끝났습니다. 스토어에 알리는 중입니다.',
  back: '스토어로 돌아가기',
  over: '페이지가 만료되었습니다. 스토어에서 결제를 다시 시작해 주세요.',
} satisfies PaymentPageTexts;
