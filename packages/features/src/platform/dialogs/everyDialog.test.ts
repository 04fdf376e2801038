import { expect, it } from 'vitest';
import { dialogRanks } from './dialogRanks.ts';

/** The code of all packages that show something, without tests and stories. */
const sources = import.meta.glob<string>(
  [
    '../../../../{features,storefront}/src/**/*.{ts,tsx}',
    '../../../../design-system/src/**/*.{ts,tsx}',
    '!**/*.{test,stories,fixtures}.*',
    '!**/testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const isDesign = (path: string) => path.includes('/design-system/');
const filesOf = (pattern: RegExp, isMine: (path: string) => boolean): string[] =>
  Object.entries(sources)
    .filter(([path, text]) => isMine(path) && pattern.test(text))
    .map(([path]) => path.split('/').at(-1) ?? '')
    .toSorted();
/** The files of the modules and of the storefront, or those of the design system, with a text. */
const inModules = (pattern: RegExp) => filesOf(pattern, (path) => !isDesign(path));
const inDesign = (pattern: RegExp) => filesOf(pattern, isDesign);

it('finds the code', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500);
});

it('are modal only by the design system, where each tells the queue that it is open', () => {
  const modal = /showModal\(|aria-modal|role="(alert)?dialog"|<dialog\b|styled\.dialog|react-dialog'/;
  // The sandbox's stand-in for the sheet of a device, which a browser shows above all pages.
  expect(inModules(modal)).toEqual(['openStandIn.ts']);
  // A popover leaves the page usable and closes by a press outside: it holds nothing back.
  const own = inDesign(modal).filter((name) => name !== 'Popover.tsx');
  expect(own).toEqual(expect.arrayContaining(['Modal.tsx', 'NativeModal.tsx', 'ServerRenderedDialog.tsx']));
  const telling = inDesign(/\buseOpenModal\(/);
  // Opens a `Drawer`, which tells it.
  expect(own.filter((name) => !telling.includes(name))).toEqual(['drawerOpener.ts']);
});

it('are never popovers that cover the page', () => {
  expect(inModules(/&::backdrop/)).toEqual([]);
});

it('of the modules have a rank of the table, and only the store of the dialogs has a queue and loads their views', () => {
  const definitions = Object.values(sources).filter((text) => /:\s*DialogDefinition = \{/.test(text));
  expect(definitions.length).toBeGreaterThan(5);
  const ranks = definitions.flatMap((text) => [...text.matchAll(/rank: '(\w+)'/g)].map(([, rank]) => rank));
  const known = [...Object.keys(dialogRanks), 'directAction'];
  expect(ranks.filter((rank) => !known.includes(rank ?? ''))).toEqual([]);
  expect(inModules(/new ModalQueue\(/)).toEqual(['DialogStore.ts']);
  expect(inModules(/import\('\.\/DialogHost\.tsx'\)|from '\.\/DialogHost\.tsx'/)).toEqual(['DialogStore.ts']);
});

it('in a view of a page are opened by a press or by what follows from one, not with the page', () => {
  const always = inModules(/<(Dialog|BottomSheet)\b[^>]*?\sisOpen(=\{true\})?\s*(\n|>|\s\w)(?!=)/);
  // Rendered only while a payment asks for the bank, and after a press.
  expect(always).toEqual(['BankDialog.tsx', 'LinkSentDialog.tsx', 'PhotoDialog.tsx', 'ReportDialog.tsx']);
});
