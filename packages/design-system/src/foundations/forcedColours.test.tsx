import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { BusyMark } from '../Icon/BusyMark.tsx';
import { OneTimeCodeField } from '../OneTimeCodeField/OneTimeCodeField.tsx';
import { few } from '../PhoneField/PhoneField.fixtures.ts';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { RadioCard, RadioCards } from '../RadioCards/RadioCards.tsx';
import { RadioList } from '../RadioList/RadioList.tsx';
import { SuggestionOptions } from '../Suggestions/SuggestionOptions.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { globalCss } from './globalCss.ts';

/** Vitest leaves the type of the CDP session to its browser provider. */
interface BrowserSession {
  send: (method: string, params: object) => Promise<unknown>;
}

const emulate = (value: 'active' | 'none') =>
  (cdp() as unknown as BrowserSession).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });

beforeEach(() => emulate('active'));
afterEach(() => emulate('none'));

/** The value of a system colour on this machine. */
function systemColour(name: string): string {
  const sample = document.createElement('i');
  sample.style.color = name;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}

const styled = (element: Parameters<typeof hydrate>[0]) =>
  hydrate(
    <>
      <style>{globalCss}</style>
      {element}
    </>,
  );

it.each([
  ['Switch', <Switch key="2" label="Words" disabled />],
  ['RadioList', <RadioList key="3" legend="Which" disabled options={[{ value: 'a', label: 'Words' }]} />],
  [
    'RadioCards',
    <RadioCards key="4" legend="Which" disabled>
      <RadioCard value="a" label="Words" />
    </RadioCards>,
  ],
])('%s: disabled text has the system colour for it', async (_, element) => {
  styled(element);
  const words = page.getByText('Words', { exact: true }).element();
  expect(getComputedStyle(words).color).toBe(systemColour('GrayText'));
});

it('disabled fields are grey, including the country of a phone number', () => {
  const { container } = styled(
    <>
      <PhoneField label="Mobile" prefixLabel="Country code" prefixes={few} disabled />
      <ComboBox
        label="Town"
        options={[]}
        disabled
        loadingLabel="Looking"
        noneLabel="None"
        failedLabel="Failed"
      />
      <QuantityStepper label="Quantity" decreaseLabel="Less" increaseLabel="More" disabled />
    </>,
  );
  const grey = systemColour('GrayText');
  const country = [...container.querySelectorAll('[data-choice] span')].find(
    ({ textContent }) => textContent === 'GB +44',
  );
  expect(country && getComputedStyle(country).color).toBe(grey);
  for (const input of container.querySelectorAll('input:not([type=hidden])'))
    expect(getComputedStyle(input).color).toBe(grey);
});

it('the system’s backplate behind text does not hide the boxes of a code', () => {
  const { container } = styled(<OneTimeCodeField label="Code" defaultValue="123456" />);
  const { forcedColorAdjust, color } = getComputedStyle(
    container.querySelector('input') as Element,
  ) as CSSStyleDeclaration & { forcedColorAdjust: string };
  expect([forcedColorAdjust, color]).toEqual(['none', systemColour('CanvasText')]);
});

it('a busy indicator has a gap, so that its rotation is visible', () => {
  const { container } = styled(<BusyMark />);
  const { borderInlineEndColor, borderInlineStartColor } = getComputedStyle(
    container.querySelector('span') as Element,
  );
  expect(borderInlineEndColor).toBe(systemColour('Canvas'));
  expect(borderInlineStartColor).not.toBe(borderInlineEndColor);
});

it('the active suggestion has the system’s selection colours', () => {
  const { container } = styled(
    <SuggestionOptions
      id="terms"
      label="Terms"
      options={[{ label: 'tempo', detail: '7' }, { label: 'trail' }]}
      selectedIndex={0}
      typed="tem"
      onChoose={() => undefined}
    />,
  );
  const [reached, other] = [...container.querySelectorAll('[role=option]')].map((row) =>
    getComputedStyle(row),
  );
  expect(reached?.backgroundColor).toBe(systemColour('Highlight'));
  expect(other?.backgroundColor).not.toBe(reached?.backgroundColor);
  for (const words of container.querySelectorAll('[aria-selected=true] :is(mark, [data-subtle])'))
    expect(getComputedStyle(words).color).toBe(systemColour('HighlightText'));
});
