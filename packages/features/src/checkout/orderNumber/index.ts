export { OrderNumberText, type OrderNumberTextProps } from './OrderNumberText.tsx';
