import { components } from 'virtual:components';
import type { ComponentEntry } from '../../scripts/stories/componentList.mjs';

/** Every storied component of the design system, by title; none is loaded for it. */
export const componentList = components as readonly ComponentEntry[];
