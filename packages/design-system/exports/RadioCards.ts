export { RadioCard, RadioCards } from '../src/RadioCards/RadioCards.tsx';
export type { RadioCardProps, RadioCardsProps } from '../src/RadioCards/RadioCards.tsx';
