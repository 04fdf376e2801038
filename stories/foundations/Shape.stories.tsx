import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@touchline/design-system/Button';
import { TextField } from '@touchline/design-system/TextField';
import { token, type TokenName } from '@touchline/design-system/token';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const spaces: TokenName[] = [
  'space.4',
  'space.8',
  'space.12',
  'space.16',
  'space.20',
  'space.24',
  'space.32',
  'space.40',
  'space.48',
  'space.56',
  'space.72',
  'space.88',
];
const radii: TokenName[] = [
  'radius.badge',
  'radius.chip',
  'radius.control',
  'radius.button',
  'radius.tile',
  'radius.picture',
  'radius.dialog',
  'radius.hero',
];

function Shapes() {
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <ul style={{ display: 'grid', gap: 8 }}>
        {spaces.map((name) => (
          <li key={name}>
            <div
              data-testid={name}
              style={{ inlineSize: token(name), blockSize: 12, background: token('color.accent') }}
            />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
        {radii.map((name) => (
          <li key={name}>
            <div
              style={{
                inlineSize: 120,
                blockSize: 80,
                borderRadius: token(name),
                background: token('color.tile.strong'),
              }}
            />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'Foundations/Space and shape',
  component: Shapes,
  parameters: { chromatic: { modes: inModes('second-brand') } },
} satisfies Meta<typeof Shapes>;
export default meta;

/** Spacing steps, and the corners of each kind of element. Corners depend on the brand. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const name of spaces)
      await expect(canvas.getByTestId(name).clientWidth).toBe(Number(name.split('.')[1]));
  },
};

/** `data-density` on any part: comfortable is the brand's default, compact is for tables, filters and back offices. */
export const Densities: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {['comfortable', 'compact'].map((density) => (
        <section
          key={density}
          aria-label={density}
          data-density={density}
          style={{ display: 'grid', gap: token('gap.items') }}
        >
          <h2>{density}</h2>
          <TextField label="Town or city" defaultValue="Manchester" />
          <Button>Save</Button>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (density: string) =>
      canvas.getByRole('region', { name: density }).querySelector('button')?.getBoundingClientRect().height ??
      0;
    await expect(height('compact')).toBeLessThan(height('comfortable'));
    // Still a full touch target.
    await expect(height('compact')).toBeGreaterThanOrEqual(44);
  },
};
