export { QuantityStepper } from '../src/QuantityStepper/QuantityStepper.tsx';
export type { QuantityStepperProps } from '../src/QuantityStepper/QuantityStepper.tsx';
