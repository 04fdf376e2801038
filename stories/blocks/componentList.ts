import { components } from 'virtual:components';
import type { ComponentEntry } from '../../scripts/stories/componentList.mjs';

/** Every design system component with stories, by title; does not load any of them. */
export const componentList = components as readonly ComponentEntry[];
