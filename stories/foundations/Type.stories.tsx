import type { Meta, StoryObj } from '@storybook/react-vite';
import { type, type DisplayUse, type TextUse } from '@touchline/design-system/token';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { inModes } from '../../.storybook/modes.ts';

const uses: Record<DisplayUse | TextUse, string> = {
  hero: 'Made to be worn out',
  title: 'Running shoes',
  editorial: 'The long way home',
  index: 'Sports',
  product: 'Tempo 4',
  section: 'New this week',
  head: 'Your bag',
  lead: 'A light shoe for long, easy miles.',
  body: 'Delivery takes two to three days. Returns are free for 60 days.',
  label: 'Add to bag',
  card: 'Tempo 4 road shoe',
  meta: 'Men’s running shoes',
  fine: 'Prices include taxes.',
};

const Sample = styled.p<{ $use: keyof typeof uses }>`
  ${({ $use }) => type($use)}
`;

function Types() {
  return (
    <dl style={{ display: 'grid', gap: 24 }}>
      {Object.entries(uses).map(([use, text]) => (
        <div key={use}>
          <dt>
            <code>{use}</code>
          </dt>
          <dd>
            <Sample $use={use as keyof typeof uses}>{text}</Sample>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: Types,
  parameters: { chromatic: { modes: inModes('second-brand') } },
} satisfies Meta<typeof Types>;
export default meta;

/** Every use of type, largest first. Text follows the user's font size; display type grows with the page. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const size = (text: string) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await document.fonts.ready;
    await expect(size(uses.hero)).toBeGreaterThan(size(uses.body) * 2);
    await expect(getComputedStyle(canvas.getByText(uses.hero)).fontFamily).toContain('Archivo Variable');
    await expect(
      [...document.fonts].some(
        ({ family, status }) => family.includes('Archivo Variable') && status === 'loaded',
      ),
    ).toBe(true);
  },
};
