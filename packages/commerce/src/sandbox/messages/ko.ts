import type { SandboxMessages } from '../SandboxMessages.ts';

const ko: SandboxMessages = {
  htmlLang: 'ko',
  direction: 'ltr',
  cardTitle: '카드 정보',
  labels: {
    creditCard: '카드 번호',
    expiryDate: '유효 기간',
    securityCode: '보안 코드',
    cardHolder: '카드 소유자 이름',
  },
  expiryHint: '월/연도, 예: 08/29',
  codeHint: '서명란 옆 숫자 {length}자리',
  faults: {
    numberMissing: '카드 번호를 입력하세요',
    numberLength: '카드 번호를 끝까지 입력하세요',
    numberWrong: '카드 번호를 확인하세요. 맞지 않는 숫자가 있습니다',
    brandUnknown: '사용할 수 없는 카드입니다. 다른 카드를 사용하세요',
    expiryMissing: '유효 기간을 입력하세요',
    expiryWrong: '유효 기간을 월/연도로 입력하세요. 예: 08/29',
    expiryPast: '유효 기간이 지난 카드입니다. 다른 카드를 사용하세요',
    codeWrong: '보안 코드 {length}자리를 입력하세요',
    nameMissing: '카드에 적힌 이름을 입력하세요',
  },
  faultSummary: '카드 정보를 확인하세요',
  hostedTitle: '{amount} 결제',
  pay: '{amount} 결제하기',
  giveUp: '취소하고 쇼핑몰로 돌아가기',
  stepTitle: '결제 확인',
  stepText: '카드사에서 본인 확인을 요청합니다. 주문 {order}, {amount}.',
  stepApprove: '네, 본인입니다',
  stepFail: '아니요, 거절합니다',
  stepCancel: '취소',
  stepDone: '감사합니다. 카드사에 응답이 전달되었습니다.',
  stepBack: '쇼핑몰로 돌아가기',
  sandboxNote: '테스트 환경: 실제 결제는 이루어지지 않습니다.',
  over: '만료된 결제 페이지입니다',
  overText: '쇼핑몰로 돌아가 결제를 다시 시작하세요. 결제된 금액은 없습니다.',
  broken: '이 페이지를 표시할 수 없습니다',
  brokenText: '쇼핑몰로 돌아가세요. 결제가 어떻게 되었는지 확인할 수 있습니다.',
};

export default ko;
