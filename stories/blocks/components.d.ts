/** Every storied component of the design system; made by `.storybook/componentsModule.ts`, typed by `componentList.ts`. */
declare module 'virtual:components' {
  export const components: unknown;
}
