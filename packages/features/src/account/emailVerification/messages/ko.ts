import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  title: '먼저 이메일 주소를 확인해 주세요',
  'lead.launch':
    '한 사람이 한 번만 참여할 수 있도록 본인의 주소인지 확인합니다. 링크는 환영 메일에 있으며, 다시 보내 드릴 수도 있습니다.',
  'lead.account': '링크는 환영 메일에 있습니다. 추첨과 대기실에 참여하려면 필요합니다.',
  send: '링크 보내기',
  'send.again': '다시 보내기',
  'send.busy': '보내는 중',
  sent: '{{email}} 주소로 링크를 보냈습니다. {{days}}일 동안 유효합니다. 1분이 지나도 오지 않으면 스팸함을 확인해 주세요.',
  'tooMany.seconds_other': '방금 보내 드렸습니다. {{count}}초 후에 다시 요청할 수 있습니다.',
  'tooMany.minutes_other': '지금은 더 보낼 수 없습니다. {{count}}분 후에 다시 요청할 수 있습니다.',
  'failed.offline': '요청이 전달되지 않았습니다. 연결을 확인한 후 다시 시도해 주세요.',
  'failed.unavailable': '서버가 제대로 응답하지 않았습니다. 다시 시도해 주세요.',
  linkOver: '만료되었거나 다른 계정의 링크입니다. 새 링크를 보내 드릴 수 있습니다.',
  signedOut: '로그아웃되었습니다. 로그인한 후 링크를 다시 열어 주세요.',
  verified: '이메일 주소가 확인되었습니다',
  'page.title': '이메일 주소 확인',
  'page.text': '한 번만 누르면 됩니다.',
  'page.noLink': '주소를 확인하는 링크를 보내 드립니다.',
  'page.back': '계속하기',
  'page.account': '내 계정으로',
  verify: '이메일 주소 확인하기',
  'verify.busy': '확인하는 중',
};

export default ko;
