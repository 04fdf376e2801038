import type { Meta, StoryObj } from '@storybook/react-vite';
import { token, type TokenName } from '@touchline/design-system/token';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

interface Pair {
  ground: TokenName;
  text: TokenName;
  says: string;
}

/** Text on the grounds it may stand on; each pair is readable in every brand and scheme. */
const pairs: Pair[] = [
  { ground: 'color.paper', text: 'color.text', says: 'Text on paper' },
  { ground: 'color.paper', text: 'color.text.subtle', says: 'Subtle text on paper' },
  { ground: 'color.raised', text: 'color.text', says: 'Text on a raised ground' },
  { ground: 'color.tile', text: 'color.text', says: 'Text on a tile' },
  { ground: 'color.primary', text: 'color.primary.on', says: 'Primary action' },
  { ground: 'color.accent', text: 'color.accent.on', says: 'Accent' },
  { ground: 'color.sale', text: 'color.sale.on', says: 'Sale' },
  { ground: 'color.error.ground', text: 'color.error', says: 'Error' },
  { ground: 'color.success.ground', text: 'color.success', says: 'Success' },
  { ground: 'color.info.ground', text: 'color.info', says: 'Information' },
  { ground: 'color.warning.ground', text: 'color.warning', says: 'Warning' },
];

function Colours() {
  return (
    <ul style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      {pairs.map(({ ground, text, says }) => (
        <li key={says} style={{ background: token(ground), color: token(text), padding: 24 }}>
          <p>{says}</p>
          <p>
            <code>{text}</code> on <code>{ground}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  parameters: {
    chromatic: { modes: inModes('second-brand', 'second-brand-dark') },
  },
} satisfies Meta<typeof Colours>;
export default meta;

/** Semantic colours, as text and the ground it stands on. Switch brand and scheme in the toolbar. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const styles = getComputedStyle(canvas.getByText('Primary action').closest('li') ?? document.body);
    await expect(styles.backgroundColor).not.toBe(styles.color);
    await expect(styles.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
