import type { Meta, StoryObj } from '@storybook/react-vite';
import { token, type TokenName } from '@touchline/design-system/token';
import { expect } from 'storybook/test';
import { allBrands } from '../../.storybook/allBrands.ts';
import { inModes } from '../../.storybook/modes.ts';

interface Pair {
  ground: TokenName;
  text: TokenName;
  says: string;
}

/** Text colours with their allowed grounds; each pair is readable in every brand and scheme. */
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
        <li
          key={says}
          // This story is about colours, so they stay in forced-colours mode.
          style={{ background: token(ground), color: token(text), padding: 24, forcedColorAdjust: 'none' }}
        >
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

const LOOKS = allBrands.flatMap(({ id: brand }) =>
  ['light', 'dark'].flatMap((scheme) =>
    ['standard', 'more'].map((contrast) => ({
      brand,
      scheme,
      contrast,
      name: `${brand}, ${scheme}, ${contrast}`,
    })),
  ),
);

/** `data-brand`, `data-scheme` and `data-contrast` apply to any part of a page, and can be nested. */
export const SideBySide: StoryObj<typeof meta> = {
  parameters: { chromatic: { modes: {} } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {LOOKS.map(({ brand, scheme, contrast, name }) => (
        <section
          key={name}
          aria-label={name}
          data-brand={brand}
          data-scheme={scheme}
          data-contrast={contrast}
          style={{ padding: 24 }}
        >
          <h2>
            {brand}, {scheme}
            {contrast === 'more' ? ', more contrast' : ''}
          </h2>
          <p style={{ color: token('color.text.subtle') }}>Subtle text, and an edge below it</p>
          <div style={{ border: `${token('border.field')} solid ${token('color.edge')}`, blockSize: 12 }} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const ground = (name: string) => getComputedStyle(canvas.getByRole('region', { name })).backgroundColor;
    await expect(ground('touchline, dark, standard')).toBe('rgb(11, 11, 12)');
    await expect(ground('northing, light, more')).toBe('rgb(251, 251, 248)');
    for (const { name, contrast } of LOOKS) {
      const part = canvas.getByRole('region', { name });
      const words = getComputedStyle(part.querySelector('p') ?? part).color;
      if (contrast === 'more') await expect(words).toBe(getComputedStyle(part).color);
      else await expect(words).not.toBe(getComputedStyle(part).color);
    }
  },
};

/** Semantic colours, as text on its ground. Switch brand and scheme in the toolbar. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const styles = getComputedStyle(canvas.getByText('Primary action').closest('li') ?? document.body);
    await expect(styles.backgroundColor).not.toBe(styles.color);
    await expect(styles.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
