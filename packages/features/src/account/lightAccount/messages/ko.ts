import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'lightAccount.prompt.text':
    '이미 등록된 이메일이지만 계정에 아직 비밀번호가 없습니다. 링크를 보내 드리니 비밀번호만 정하시면 됩니다.',
  'lightAccount.request': '이메일로 링크 받기',
  'lightAccount.busy': '링크를 보내는 중',
  'lightAccount.sent.title': '메일함을 확인해 주세요',
  'lightAccount.sent.text':
    '{{email}} 주소로 링크를 보냈습니다. {{minutes}}분 동안 한 번만 사용할 수 있습니다.',
  'lightAccount.sent.close': '닫기',
  'lightAccount.email.text':
    '지금 계정을 만들고 비밀번호를 설정하는 링크를 보내드립니다. 나머지는 나중에 입력해도 됩니다.',
  'lightAccount.email.age': '만 {{age}}세 이상입니다',
  'lightAccount.email.ageMissing': '만 {{age}}세 이상임을 확인해 주세요',
  'lightAccount.tooMany.title': '시도가 너무 많습니다',
  'lightAccount.tooMany.text_other': '{{count}}분 뒤에 다시 시도해 주세요.',
  'lightAccount.offline.title': '인터넷에 연결되어 있지 않습니다',
  'lightAccount.offline.text': '연결된 뒤 다시 시도해 주세요.',
  'lightAccount.unavailable.title': '처리하지 못했습니다',
  'lightAccount.unavailable.text': '저희 쪽 문제입니다. 잠시 후 다시 시도해 주세요.',
  'lightAccount.order.title': '이 주문으로 계정 만들기',
  'lightAccount.order.text':
    '{{email}} 주소로 링크를 보내 드립니다. 비밀번호를 정하면 다음 결제 때 정보가 자동으로 입력됩니다.',
  'lightAccount.order.request': '이메일로 링크 받기',
  'lightAccount.set.title': '비밀번호 설정',
  'lightAccount.set.text': '설정하면 계정이 완성되고 바로 로그인됩니다.',
  'lightAccount.set.submit': '저장하고 로그인',
  'lightAccount.set.busy': '저장하는 중',
  'lightAccount.over.title': '더 이상 쓸 수 없는 링크입니다',
  'lightAccount.over.text':
    '링크는 {{minutes}}분 동안 한 번만 쓸 수 있고, 새 링크를 받으면 이전 링크는 쓸 수 없습니다. 로그인 페이지에서 이메일 주소를 입력하면 다시 받을 수 있습니다.',
  'lightAccount.over.action': '로그인 페이지로',
};
export default ko;
