import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { inModes, type Mode } from './modes.ts';

/** What guards a component: its first state in the other brand, from right to left, and in forced colours. */
const ofComponents = inModes('second-brand-dark', 'rtl-phone', 'forced-colors');
/** What guards a module: long words and the other brand. */
const ofModules = inModes('german-phone', 'second-brand');

/** The further modes of a story: only a component's or module's first state has any. */
export function guardModesOf(title: string, name: string): Readonly<Record<string, Mode>> {
  if (!/^(Default|Ready)$/.test(name)) return {};
  if (title.startsWith('Components/')) return ofComponents;
  return title.startsWith('Features/') ? ofModules : {};
}

/**
 * Adds the guarding modes to the parameters of a story while it is prepared: `npm run pictures` and Chromatic read them
 * there. No other hook of the preview knows the story and may add to its parameters.
 */
export const guardModes: ArgTypesEnhancer = ({ title, name, parameters, argTypes }) => {
  const { chromatic } = parameters as { chromatic?: { modes?: Record<string, Mode> } };
  if (chromatic?.modes) chromatic.modes = { ...guardModesOf(title, name), ...chromatic.modes };
  return argTypes;
};
