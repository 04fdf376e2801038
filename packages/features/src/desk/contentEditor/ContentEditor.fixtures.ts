import { getDeskDocument } from '@touchline/contract/desk/endpoints';
import type { DeskPage } from '@touchline/contract/desk/page';
import type { Desk, DeskDocument } from '@touchline/contract/desk/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { PageEditorStore } from './PageEditorStore.ts';

const picture = (name: string) => ({
  name,
  picture: { path: `/media/brand/${name}`, widths: [640, 960], webp: [640], ratio: 1.4, alt: '' },
});

/** A desk without sites: a story has no shop for the preview. */
export const desk: Desk = {
  owner: { name: 'Maya' },
  brandName: 'Touchline',
  languages: ['en', 'de', 'ar'],
  sites: [],
  pages: [
    { key: 'home', title: { en: 'Kit for everyone' }, state: 'published', hasDraft: true },
    { key: 'help', title: { en: 'Help', de: 'Hilfe' }, state: 'asDelivered', hasDraft: false },
    { key: 'help/returns', title: { en: 'Returns' }, state: 'scheduled', hasDraft: false },
    { key: 'pages/black-week', title: { en: 'Black week' }, state: 'unpublished', hasDraft: true },
    {
      ...{ key: 'frame', title: { en: 'Header and footer' }, isFrame: true },
      ...{ state: 'asDelivered', hasDraft: false },
    },
  ],
  pictures: [picture('touchline-hero'), picture('touchline-editorial-boot')],
  takesPictures: true,
  sports: ['running', 'football', 'basketball'],
};

const alt = {};

export const homeBody: DeskPage = {
  title: { en: 'Kit for everyone who plays', de: 'Ausrüstung für alle, die spielen' },
  description: { en: 'Shoes, tops and balls.', de: 'Schuhe, Shirts und Bälle.' },
  sections: [
    {
      ...{
        kind: 'hero',
        id: 'hero',
        lines: { en: ['Built for', 'the last mile'], de: ['Für die', 'letzte Meile'] },
      },
      text: { en: 'A full-length plate and 38 mm of foam.' },
      links: [{ label: { en: 'Shop Tempo 4', de: 'Zum Tempo 4' }, href: '/shoes/running-shoes' }],
      picture: { name: 'touchline-hero', alt },
    },
    {
      ...{ kind: 'rail', id: 'new', title: { en: 'New this week', de: 'Neu in dieser Woche' } },
      link: { label: { en: 'All {count}', de: 'Alle {count}' }, href: '/new' },
      query: { path: 'new', sort: 'newest', limit: 8 },
    },
    {
      ...{ kind: 'editorial', id: 'studs', lines: { en: ['Studs,', 'not spikes'] } },
      text: { en: 'Firm ground needs eleven short studs.' },
      link: { label: { en: 'Read the boot test' }, href: '/sports/football' },
      picture: { name: 'touchline-editorial-boot', alt },
    },
  ],
};

export const everySection: DeskPage = {
  ...homeBody,
  sections: [
    ...homeBody.sections,
    {
      ...{ kind: 'categories', id: 'categories' },
      tiles: [
        { label: { en: 'Shoes', de: 'Schuhe' }, path: 'shoes', picture: { name: 'touchline-hero', alt } },
      ],
    },
    { kind: 'index', id: 'sports', text: { en: 'Pick a sport.' }, sports: ['running'] },
    {
      ...{
        kind: 'membership',
        id: 'squad',
        lines: { en: ['Squad gets', '£10 off'] },
        text: { en: 'Join free.' },
      },
      link: { label: { en: 'Join the squad' }, href: '/help/membership' },
      points: [{ en: '90 days to return' }],
    },
    {
      ...{ kind: 'prose', id: 'text' },
      blocks: [{ head: { en: '60 days' }, paragraphs: [{ en: 'Send it back within 60 days.' }] }],
    },
  ],
};

export const homeDocument: DeskDocument = {
  ...{ key: 'home', state: 'published', body: homeBody, revision: 4, shown: 2 },
  draft: { savedAt: '2026-11-21T09:50:00Z', savedBy: 'Maya' },
  versions: [
    { number: 2, createdAt: '2026-11-20T16:00:00Z', author: 'Ben', note: 'Black week' },
    { number: 1, createdAt: '2026-11-02T08:00:00Z', author: 'Maya', note: '' },
  ],
  publications: [{ id: 'p2', number: 2, from: '2026-11-20T16:00:00Z', by: 'Ben' }],
  previewToken: 'token',
};

/** Header and footer with every kind of section. */
export const frameDocument: DeskDocument = {
  ...{ ...homeDocument, key: 'frame' },
  body: {
    ...{ title: { en: 'Header and footer' }, description: { en: 'Header and footer' } },
    sections: [
      { kind: 'messages', id: 'messages', messages: [{ en: 'Free returns for 60 days' }] },
      {
        ...{ kind: 'usps', id: 'usps' },
        usps: [
          { analyticsName: 'returns', title: { en: '60 days to return' }, url: '/help/returns' },
          {
            ...{ analyticsName: 'sale', title: { en: 'Black week' } },
            popup: { title: { en: 'One week' }, text: { en: 'Until Sunday.' }, links: [] },
            timer: { title: { en: 'ends in' }, date: '2026-12-06T22:59:59.000Z' },
          },
        ],
      },
      {
        ...{ kind: 'appBanner', id: 'appBanner', title: { en: 'Touchline on your phone' } },
        ...{ statement: { en: 'Launches first' }, call: { en: 'Get the app' } },
        ...{ picture: { name: 'touchline-hero', alt }, background: '#14304a' },
      },
      {
        ...{ kind: 'listTile', id: 'listTile', lines: { en: ['Made', 'to play'] } },
        ...{ link: { label: { en: 'Read on' }, href: '/help' }, picture: { name: 'touchline-hero', alt } },
      },
      { kind: 'links', id: 'topLinks', links: [{ label: { en: 'Help' }, href: '/help' }] },
      { kind: 'slogan', id: 'slogan', text: { en: 'For everyone who plays' } },
      {
        ...{ kind: 'footer', id: 'footer' },
        columns: [{ title: { en: 'Help' }, links: [{ label: { en: 'Returns' }, href: '/help/returns' }] }],
      },
      { kind: 'links', id: 'legal', links: [{ label: { en: 'Terms' }, href: '/help/terms' }] },
    ],
  },
};

/** An editor whose calls a script answers; loaded unless said otherwise. */
export async function editorOf(
  document: DeskDocument = homeDocument,
  given: { ports?: TestPorts; desk?: Desk } = {},
): Promise<PageEditorStore> {
  const ports = given.ports ?? testPorts();
  ports.server.on(getDeskDocument, { answer: document });
  const store = new PageEditorStore(ports, given.desk ?? desk, document.key);
  await store.load();
  return store;
}
