import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  to: '누구에게 보내시나요?',
  card: '카드 내용',
  recipientName: '받는 분 이름',
  recipientEmail: '받는 분 이메일 주소',
  senderName: '보내는 분 이름',
  message: '메시지',
  sendOn: '보내는 날짜',
  optional: '선택',
  'sendOn.hint': '비워 두시면 결제가 끝나는 대로 보내 드립니다.',
  'message.left_other': '{{count}}자 남음',
  'message.over_other': '{{count}}자 초과',
  'line.change': '선물 정보 변경',
  'line.save': '저장',
  'line.saved': '선물 정보를 저장했습니다.',
  preview: '카드 미리 보기',
  'preview.noAmount': '금액을 선택하세요',
  'preview.nobody': '소중한 분께',
  'preview.to': '{{name}} 님께',
  'preview.from': '{{name}} 드림',
  'problem.required.recipientName': '카드를 받는 분의 이름을 입력하세요.',
  'problem.required.recipientEmail': '카드를 받을 이메일 주소를 입력하세요.',
  'problem.required.senderName': '누가 보냈는지 알 수 있도록 이름을 입력하세요.',
  'problem.length_other': '{{count}}자까지 입력할 수 있습니다.',
  'problem.characters': '이름에 쓰이는 글자와 기호만 입력하세요.',
  'problem.email': '이메일 주소를 끝까지 입력하세요.',
  'problem.past': '오늘 이후의 날짜를 선택하세요.',
  'problem.late': '내년 {{day}}까지의 날짜를 선택하세요.',
  'problem.profanity': '이 표현은 보내 드릴 수 없습니다. 다른 말로 바꿔 주세요.',
};
export default ko;
