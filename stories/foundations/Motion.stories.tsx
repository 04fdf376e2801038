import type { Meta, StoryObj } from '@storybook/react-vite';
import { token, type TokenName } from '@touchline/design-system/token';
import { expect } from 'storybook/test';

const motions: [TokenName, string][] = [
  ['motion.press', 'A button under a finger'],
  ['motion.fade', 'Colour and shade'],
  ['motion.in', 'What comes: dialogs, drawers, news'],
  ['motion.out', 'What goes, faster than it came'],
  ['motion.sweep', 'A skeleton that waits'],
];

function Motions() {
  return (
    <ul style={{ display: 'grid', gap: 16 }}>
      {motions.map(([name, use]) => (
        <li key={name}>
          <code>{name}</code>: {use}
          <div
            data-testid={name}
            style={{
              blockSize: 8,
              inlineSize: 200,
              background: token('color.accent'),
              transition: `inline-size ${token(name)}`,
            }}
          />
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Foundations/Motion', component: Motions } satisfies Meta<typeof Motions>;
export default meta;

/** Durations of motion. With reduced motion, as in the tests, every duration is close to zero. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [name] of motions) {
      const seconds = Number.parseFloat(getComputedStyle(canvas.getByTestId(name)).transitionDuration);
      if (isReduced) await expect(seconds).toBeLessThanOrEqual(0.001);
      else await expect(seconds).toBeGreaterThan(0.001);
    }
  },
};
