declare module 'virtual:components' {
  import type { ComponentEntry } from '../../scripts/stories/componentList.mjs';

  /** Every storied component of the design system; made by `.storybook/componentsModule.ts`. */
  export const components: ComponentEntry[];
}
