import { formatMinor } from '@touchline/contract/money';
import { seal } from '../../kernel/session/sealedClaims.ts';
import type { ProviderInstructions } from '../../sales/payment/PaymentProvider.ts';
import type { SandboxPayment } from './SandboxLedger.ts';

/** Seconds after its end in which the page of a voucher still opens: it can be paid too late. */
const keptFor = 30 * 86_400;

/** How a payment is made later, as the sandbox has it; `undefined` for one that is made at once. */
export async function instructionsOf(
  payment: SandboxPayment,
  secret: string,
  origin: string,
  now: Date,
): Promise<ProviderInstructions | undefined> {
  const { id, payKind: kind, payBy, amountMinor, currency, language, brand, orderId } = payment;
  if (!kind || !payBy) return undefined;
  const left = Math.max(0, Math.ceil((payBy.getTime() - now.getTime()) / 1000));
  const token = await seal({ pid: id }, 'sandbox-voucher', secret, now, left + keptFor);
  const query = new URLSearchParams({ lang: language, brand });
  const voucherUrl = `${origin}/sandbox/voucher/${token}?${query}`;
  const digits = digitsOf(id);
  const expiresAt = payBy.toISOString();
  if (kind === 'voucher') {
    const barcode = `${digits}${String(amountMinor).padStart(10, '0')}`;
    return { kind, code: groups(barcode), barcode, voucherUrl, expiresAt };
  }
  const data = ['00020126', digits, currency, formatMinor(amountMinor, currency), orderId].join('*');
  return { kind, code: data, qrData: data, voucherUrl, expiresAt };
}

/** 26 digits of a payment's id. */
const digitsOf = (id: string): string => {
  const number = BigInt(`0x${id.replaceAll('-', '')}`).toString();
  return number.slice(-26).padStart(26, '0');
};

/** Groups of five digits, as vouchers print them. */
const groups = (digits: string): string => digits.match(/.{1,5}/g)?.join(' ') ?? digits;
