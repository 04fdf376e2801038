import { expect, it } from 'vitest';
import { columnsWithHelp, footerProblems } from './footerContent.ts';

const links = [{ label: 'Returns', href: '/help/returns' }];

it('finds no problem with main and legal links [A5.60, A5.61]', () => {
  expect(footerProblems({ footer: [{ title: 'Help', links }], legal: links })).toEqual([]);
});

it('reports missing main links for desktop and mobile [A5.62, A5.64]', () => {
  expect(footerProblems({ footer: [{ title: 'Help', links: [] }], legal: links })).toEqual([
    'Main links are missing in desktop footer data',
    'Main links are missing in mobile footer data',
  ]);
});

it('reports missing legal links [A5.63]', () => {
  expect(footerProblems({ footer: [{ title: 'Help', links }], legal: [] })).toEqual([
    'Legal links are missing in desktop footer data',
  ]);
});

const titles = { help: 'Help', trackOrder: 'Track an order' };
const track = { label: 'Track an order', href: '/track-order' };

it('always leads to the order: in a column of its own, or in the one for help', () => {
  expect(columnsWithHelp({ columns: [], legal: [] }, titles)).toEqual([{ title: 'Help', links: [track] }]);
  expect(columnsWithHelp({ columns: [{ title: 'Help', links }], legal: [] }, titles)).toEqual([
    { title: 'Help', links: [track, ...links] },
  ]);
});

it('leaves a footer as it is that leads to the order', () => {
  const columns = [{ title: 'Service', links: [{ ...track, label: 'Where is it?' }] }];
  expect(columnsWithHelp({ columns, legal: [] }, titles)).toBe(columns);
  expect(columnsWithHelp({ columns: [], legal: [track] }, titles)).toEqual([]);
});
