export { invoicingMessages } from './invoicingMessages.ts';
export { OrderInvoicing } from './OrderInvoicing.tsx';
