import { afterEach, expect, it, vi } from 'vitest';
import { hydrate } from '../../../../design-system/src/testing/hydrate.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows what the page started with at once, and another component once its rules are there, in their order', async () => {
  const sent = document.createElement('style');
  sent.setAttribute('data-styled', 'true');
  sent.textContent = '.c1-0{color:red}';
  // Before what is below the first screen, in what the script takes over.
  document.body.append(sent);
  const rules = [
    // Of what extends the other: it comes later, wherever it stands in the file.
    [9, 'c2-1', ['.c2-1{color:rgb(0,0,255)}']],
    [4, 'c2-0', ['.c2-0{color:rgb(0,128,0)}', '.c2-0::unknown{color:red}']],
  ];
  const asked: string[] = [];
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  const { default: styled } = await import('./styled.ts');
  const Known = styled('p', 'c1-0', '/assets/start.js');
  const Base = styled('p', 'c2-0', '/assets/late.js');
  const Extended = styled(Base, 'c2-1', '/assets/late.js');
  const page = (isOpen: boolean) => (
    <div>
      <Known>Known</Known>
      {isOpen ? (
        <Extended>
          Late <img alt="" width={9000} height={1} />
        </Extended>
      ) : null}
    </div>
  );
  expect(sent.parentElement).toBe(document.head);
  const { update } = hydrate(page(false));
  const known = document.querySelector('.c1-0');
  expect(known?.className).toBe('c1-0');
  update(page(true));
  const late = document.querySelector('.c2-1');
  expect(late?.className).toBe('c2-0 c2-1 late');
  expect(late && getComputedStyle(late).opacity).toBe('0');
  // A wide picture without its rules widens nothing.
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  // Only those of its source file: the page has most of what it started with.
  expect(asked).toEqual(['/assets/late.c2.json']);
  answer(Response.json(rules));
  await vi.waitFor(() => expect(late && getComputedStyle(late).opacity).toBe('1'));
  expect(late?.classList.contains('late')).toBe(false);
  expect(late && getComputedStyle(late).color).toBe('rgb(0, 0, 255)');
});

it('loads the rules of a script that comes later with the first press, or at once when it is shown', async () => {
  vi.resetModules();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json([]));
  });
  const { default: styled } = await import('./styled.ts');
  const { lateStylesSettled, startLateStyles } = await import('./lateStyles.ts');
  startLateStyles();
  const Shown = styled('p', 'c5-0', '/assets/shown.js');
  styled('p', 'c6-0', '/assets/ahead.js');
  expect(asked).toEqual([]);
  hydrate(<Shown>Shown by itself</Shown>);
  expect(asked).toEqual(['/assets/shown.json']);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // With all that the page started without: what is pressed may show it.
  expect(asked).toEqual([
    '/assets/shown.json',
    '/assets/start.json',
    '/assets/late.json',
    '/assets/ahead.json',
  ]);
  styled('p', 'c7-0', '/assets/pressed.js');
  expect(asked.at(-1)).toBe('/assets/pressed.json');
  await lateStylesSettled();
  expect(document.querySelector('.late')).toBeNull();
});
