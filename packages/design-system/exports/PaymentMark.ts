export { PaymentMark } from '../src/PaymentMark/PaymentMark.tsx';
export type { PaymentMarkProps } from '../src/PaymentMark/PaymentMark.tsx';
