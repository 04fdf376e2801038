export { PersonaliseFields, type PersonaliseFieldsProps } from './PersonaliseFields.tsx';
export { optionField, optionsOfForm } from './optionFields.ts';
export { personalisedProductMessages } from './personalisedProductMessages.ts';
export { PersonaliseStore, type FieldProblem, type PersonalisedProduct } from './PersonaliseStore.ts';
