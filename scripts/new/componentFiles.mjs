/**
 * The standard files of a design system component: folder, stories, test, documentation and public entry.
 * @param {string} name PascalCase
 * @returns {Record<string, string>} text by path
 */
export function componentFiles(name) {
  const folder = `packages/design-system/src/${name}`;
  return {
    [`packages/design-system/exports/${name}.ts`]: `export { ${name} } from '../src/${name}/${name}.tsx';
export type { ${name}Props } from '../src/${name}/${name}.tsx';
`,
    [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';

export interface ${name}Props extends Omit<ComponentProps<'div'>, 'title'> {
  /** Visible title. */
  title: string;
}

const Root = styled.div\`
  padding: \${token('space.16')};
  border: \${token('border.rule')} solid \${token('color.line')};
  border-radius: \${token('radius.control')};
\`;

/** One sentence on what it does for the shopper. \`ref\` and other attributes reach the root. */
export function ${name}({ title, children, ...rest }: ${name}Props) {
  return (
    <Root {...rest}>
      <p>{title}</p>
      {children}
    </Root>
  );
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/Content/${name}',
  component: ${name},
  tags: ['draft'],
  parameters: { needs: ['what a designer would look for', 'the same in other words'] },
  args: { title: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The usual case. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
};

/** All props, to try out. */
export const Playground: Story = {};

/** Long German words: nothing is cut off and nothing overflows. */
export const LongContent: Story = {
  args: { title: 'Lieferadressenänderungsbestätigungsbenachrichtigung' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
`,
    [`${folder}/${name}.test.tsx`]: `import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ${name} } from './${name}.tsx';

afterEach(() => document.body.replaceChildren());

it('hydrates without errors', async () => {
  const complaint = vi.fn();
  const error = vi.spyOn(console, 'error').mockImplementation(complaint);
  document.body.innerHTML = renderToString(<${name} title="Hello" />);
  const drawn = document.body.firstElementChild;
  const root = hydrateRoot(document.body, <${name} title="Hello" />, { onRecoverableError: complaint });
  await vi.waitFor(() => expect(drawn?.textContent).toContain('Hello'));
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(complaint).not.toHaveBeenCalled();
  expect(document.body.firstElementChild).toBe(drawn);
  root.unmount();
  error.mockRestore();
});
`,
    [`${folder}/${name}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import { Do, Dont, Pair, UsagePage } from '../../../../stories/blocks/UsagePage.tsx';
import { ${name} } from './${name}.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />
<UsagePage of={stories}>

## When to use it

## When not to

## Content

## Keyboard

| Key | What it does |
| --- | --- |
| \`Tab\` | Moves to it |

## Limits

## Do and don't

<Pair>
  <Do says="Why this is right.">
    <${name} title="${name}" />
  </Do>
  <Dont says="Why this is wrong.">
    <${name} title="${name}" />
  </Dont>
</Pair>

</UsagePage>
`,
  };
}
