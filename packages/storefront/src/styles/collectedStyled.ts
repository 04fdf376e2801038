/**
 * `styled-components` for the build that collects the rules of all components (`collectStyles.ts`): the same, and it
 * remembers each component.
 */
import styled from 'styled-components';
import type { ComponentType } from 'react';

type Made = ComponentType<{ as?: string }> & { styledComponentId: string };
type Template = ((...template: unknown[]) => Made) & { withConfig(config: object): Template };
type StyledFunction = Record<string, Template> & ((target: unknown) => Template);

/** Every styled component in the order in which they are defined: what is extended comes before what extends it. */
export const components: Made[] = [];

const remembered = (template: Template): Template =>
  Object.assign(
    (...parts: unknown[]) => {
      const component = template(...parts);
      components.push(component);
      return component;
    },
    { withConfig: (config: object) => remembered(template.withConfig(config)) },
  );

const every = styled as unknown as StyledFunction;

export default new Proxy(every, {
  get: (_, tag: string) => remembered(every[tag] as Template),
  apply: (_, __, [target]: [unknown]) => remembered(every(target)),
});

export { css, keyframes } from 'styled-components';
