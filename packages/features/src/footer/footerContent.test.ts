import { expect, it } from 'vitest';
import { footerProblems } from './footerContent.ts';

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
