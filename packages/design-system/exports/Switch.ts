export { Switch } from '../src/Switch/Switch.tsx';
export type { SwitchProps } from '../src/Switch/Switch.tsx';
