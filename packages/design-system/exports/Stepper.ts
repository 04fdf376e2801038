export { Stepper } from '../src/Stepper/Stepper.tsx';
export type { StepperProps, StepperStep } from '../src/Stepper/Stepper.tsx';
