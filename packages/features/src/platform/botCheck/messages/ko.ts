import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  'botCheck.payment.title': '결제 전 확인이 필요합니다',
  'botCheck.payment.text':
    '이곳에서 여러 번 결제가 거절되었습니다. 사람이 결제하고 있음을 확인해 주세요. 몇 초면 끝나고 결제가 이어집니다. 출금된 금액은 없습니다.',
  'botCheck.action': '사람입니다, 계속',
  'botCheck.busy': '확인 중',
  'botCheck.again': '다시 확인',
  'botCheck.payment.offline':
    '확인 결과가 전달되지 않았습니다. 연결 상태를 보고 다시 시도해 주세요. 출금된 금액은 없습니다.',
  'botCheck.payment.unsolved':
    '이 브라우저에서 확인할 수 없었습니다. 다시 시도하거나 다른 브라우저를 사용하거나 한 시간 뒤에 시도해 주세요. 출금된 금액은 없습니다.',
  'botCheck.noScript':
    '확인에는 JavaScript가 필요합니다. 켠 뒤 페이지를 새로 고치거나 한 시간 뒤에 다시 시도해 주세요.',
  'botCheck.account.title': '계속하기 전 확인이 필요합니다',
  'botCheck.account.text':
    '이곳에서 여러 번 시도가 있었습니다. 사람이 요청하고 있음을 확인해 주세요. 몇 초면 끝나고 자동으로 이어집니다.',
  'botCheck.account.offline': '확인 결과가 전달되지 않았습니다. 연결 상태를 보고 다시 시도해 주세요.',
  'botCheck.account.unsolved':
    '이 브라우저에서 확인할 수 없었습니다. 다시 시도하거나 다른 브라우저를 사용하거나 한 시간 뒤에 시도해 주세요.',
};
export default ko;
