import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '@touchline/design-system/Icon';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

const all = Object.entries(icons).filter(([name]) => name.endsWith('Icon')) as [
  string,
  ComponentType<{ size?: number }>,
][];

function Icons() {
  return (
    <ul style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {all.map(([name, Icon]) => (
        <li key={name}>
          <Icon size={24} />
          <small>{name.replace('Icon', '')}</small>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;

/** All icons. Screen readers skip them: the text is next to them, or in the control's label. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    await expect(drawn).toHaveLength(all.length);
    await expect(drawn.every((icon) => icon.getAttribute('aria-hidden') === 'true')).toBe(true);
  },
};
