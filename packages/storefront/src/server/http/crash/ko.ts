import type { CrashMessages } from '../crashMessages.ts';

export default {
  broken: {
    title: '추가 시간',
    text: '저희 쪽에 문제가 생겼습니다. 결제된 것은 없고 장바구니도 그대로입니다.',
  },
  busy: {
    title: '잠시 휴식',
    text: '지금은 응답할 수 없습니다. 결제된 것은 없고 장바구니도 그대로입니다. 잠시 후 다시 시도해 주세요.',
  },
  limited: { title: '요청이 너무 많습니다', text: '1분 후 다시 시도해 주세요.' },
  form: {
    title: '양식을 읽을 수 없습니다',
    text: '양식이 제대로 도착하지 않아 변경된 것이 없습니다. 이전 페이지로 돌아가 다시 보내 주세요.',
  },
  reference: '문의 번호',
  again: '다시 시도',
  home: '홈으로',
} satisfies CrashMessages;
