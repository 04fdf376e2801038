import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const ko: Translation<typeof en> = {
  title: '증빙 서류',
  'title.cashReceipt': '현금영수증',
  'hint.cashReceipt': '현금이나 계좌이체로 결제할 때 발급됩니다. 카드 결제는 매출전표가 대신합니다.',
  none: '필요 없음',
  'none.cashReceipt': '신청하지 않음',
  'choice.codiceFiscale': '개인 (codice fiscale)',
  'choice.partitaIva': '사업자 (partita IVA)',
  'choice.cpf': '개인 (CPF)',
  'choice.cnpj': '사업자 (CNPJ)',
  'choice.cashReceiptPhone': '개인 소득공제용',
  'choice.businessNumber': '사업자 지출증빙용',
  'number.codiceFiscale': 'Codice fiscale',
  'number.partitaIva': 'Partita IVA',
  'number.cpf': 'CPF',
  'number.cnpj': 'CNPJ',
  'number.cashReceiptPhone': '현금영수증용 휴대전화 번호',
  'number.businessNumber': '사업자등록번호',
  company: '상호',
  recipientCode: 'SDI 수신자 코드',
  certifiedEmail: 'PEC 인증 이메일 주소',
  'recipient.hint': '영문자와 숫자 7자리입니다. 코드와 PEC 주소 중 하나만 입력하면 됩니다.',
};
export default ko;
