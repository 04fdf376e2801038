import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

export default {
  'confirm.error.paymentdeclined.CardError':
    '카드가 승인되지 않았습니다. 카드를 다시 입력하거나 다른 카드를 사용해 주세요. 출금된 금액은 없습니다.',
  'confirm.error.paymentdeclined.CountryError':
    '이 국가에서 사용할 수 없습니다. 다른 카드나 결제 수단을 사용해 주세요. 출금된 금액은 없습니다.',
  'confirm.error.paymentdeclined.InformationError':
    '입력한 정보가 일치하지 않습니다. 다시 입력해 결제하거나 다른 결제 수단을 사용해 주세요. 출금된 금액은 없습니다.',
  'confirm.error.paymentdeclined.SecurityAuthenticationError':
    '은행에서 본인 확인을 마치지 못했습니다. 다시 시도하거나 다른 카드나 결제 수단을 사용해 주세요. 출금된 금액은 없습니다.',
  'confirm.error.paymentdeclined.TemporaryError':
    '은행이나 결제 서비스에서 응답이 없습니다. 1분 후 다시 결제해 주세요. 출금된 금액은 없습니다.',
  'confirm.error.paymentdeclined.bankdeclined':
    '은행에서 결제를 거절했습니다. 카드나 계좌의 잔액과 한도를 확인하거나 다른 수단을 사용하거나 은행에 문의해 주세요. 출금된 금액은 없습니다.',
  'confirm.error.paymentdeclined.invalidaddress':
    '그곳에 등록된 청구지와 다릅니다. 청구지를 확인한 뒤 다시 결제해 주세요. 출금된 금액은 없습니다.',
  'confirm.error.paymentdeclined.unknown':
    '결제가 완료되지 않았습니다. 다시 시도하거나 다른 결제 수단을 사용해 주세요. 출금된 금액은 없습니다.',
  'cart.outofstock': '결제하는 동안 품절된 상품이 있습니다. 출금된 금액은 없습니다.',
  'chk.payment.interrupted.error.description':
    '결제가 중간에 중단되었습니다. 출금된 금액은 없습니다. 연락처, 주소, 배송은 그대로이며 카드는 다시 입력해야 합니다.',
} satisfies Translation<typeof en>;
