export { CardNumberField } from '../src/CardNumberField/CardNumberField.tsx';
export type { CardNumberFieldProps, RecognisedCard } from '../src/CardNumberField/CardNumberField.tsx';
export { CardFieldFrame } from '../src/CardNumberField/CardFieldFrame.tsx';
export type { CardFieldFrameProps } from '../src/CardNumberField/CardFieldFrame.tsx';
export { CardMark } from '../src/CardNumberField/CardMark.tsx';
export type { CardMarkProps } from '../src/CardNumberField/CardMark.tsx';
export { brandOfNumber, cardBrandName, cardBrands } from '../src/CardNumberField/cardBrands.ts';
export type { CardBrand } from '../src/CardNumberField/cardBrands.ts';
