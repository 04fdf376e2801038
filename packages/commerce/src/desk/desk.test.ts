import {
  discardDraft,
  endDeskSession,
  endPublication,
  getDesk,
  publishDraft,
  saveDraft,
  showVersion,
  signInToDesk,
} from '@touchline/contract/client/desk';
import { getPage, getPagePreview } from '@touchline/contract/client/site';
import type { Transport } from '@touchline/contract/client/transport';
import type { DeskPage } from '@touchline/contract/desk/page';
import { Refused, Unauthorised } from '@touchline/contract/errors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Commerce } from '../app/createCommerce.ts';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import type { SettableClock } from '../kernel/ports/Clock.ts';
import { systemRandom } from '../kernel/ports/Random.ts';
import { describeOnDatabases } from '../node/testing/describeOnDatabases.ts';
import { firstSignInLink } from './signInLinks.ts';
import { openDesk, origin, type TestDesk } from './testing/openDesk.ts';

describeOnDatabases('The desk', (open) => {
  let database: OpenDatabase;
  let desk: TestDesk;
  let clock: SettableClock;
  let shop: Commerce;
  beforeEach(async () => {
    database = await open();
    desk = openDesk(database);
    ({ clock, shop } = desk);
  });
  afterEach(() => database.close());

  const browser = (of?: Commerce) => desk.browser(of);
  const owner = (name?: string) => desk.owner(name);
  const document = (call: Transport, key?: string) => desk.document(call, key);
  const link = (name?: string) => desk.link(name);
  const process = () => desk.process();

  const withHeadline = (body: DeskPage, ...lines: string[]): DeskPage => ({
    ...body,
    sections: body.sections.map((section) =>
      section.kind === 'editorial' ? { ...section, lines: { en: lines } } : section,
    ),
  });

  /** Saves and publishes a headline. */
  async function publish(call: Transport, line: string, when: { from?: string; until?: string } = {}) {
    const { body, revision } = await document(call);
    const saved = await saveDraft(call, 'home', { revision, body: withHeadline(body, line) });
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    return publishDraft(call, 'home', { revision: saved.draft.revision, ...when });
  }

  let asked = 0;
  /** As shoppers see it, from no response that the process has kept: an unknown brand is shown the pages of the shop's. */
  const headline = async (of: Commerce = shop) => {
    asked += 1;
    const page = await getPage(browser(of), 'home', `unknown-${asked}`);
    const [section] = page?.sections ?? [];
    return section?.kind === 'editorial' ? section.lines.join(' ') : undefined;
  };

  it('is opened by a link once, within a quarter of an hour', async () => {
    const used = await link();
    expect(await signInToDesk(browser(), used)).toEqual({ kind: 'signedIn', owner: { name: 'Owner' } });
    expect(await signInToDesk(browser(), used)).toEqual({ kind: 'over' });
    expect(await signInToDesk(browser(), 'f'.repeat(48))).toEqual({ kind: 'over' });
    const late = await link();
    clock.advance(15 * 60_000);
    expect(await signInToDesk(browser(), late)).toEqual({ kind: 'over' });
  });

  it('signs in one of two who use a link at once', async () => {
    const once = await link();
    const outcomes = await Promise.all([signInToDesk(browser(), once), signInToDesk(browser(), once)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['over', 'signedIn']);
  });

  it('prints a link at each start until somebody has signed in', async () => {
    const needs = { db: database.db, random: systemRandom, now: clock.now() };
    expect(await firstSignInLink(needs)).toMatch(/^\/desk\/sign-in\?link=[0-9a-f]{48}$/);
    const second = await firstSignInLink(needs);
    await signInToDesk(browser(), second?.split('=')[1] ?? '');
    expect(await firstSignInLink(needs)).toBeUndefined();
  });

  it('keeps neither link nor token', async () => {
    const used = await link();
    await signInToDesk(browser(), used);
    const rows = [
      await database.db.selectFrom('desk_links').selectAll().execute(),
      await database.db.selectFrom('desk_sessions').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(used);
    expect(rows.flat()).toHaveLength(2);
  });

  it('is closed to who is not signed in, signed out, or idle for eight hours', async () => {
    await expect(getDesk(browser())).rejects.toThrow(Unauthorised);
    const call = await owner();
    clock.advance(7 * 3_600_000);
    expect(await getDesk(call)).toMatchObject({ owner: { name: 'Owner' } });
    clock.advance(7 * 3_600_000);
    expect(await getDesk(call)).toMatchObject({ owner: { name: 'Owner' } });
    clock.advance(8 * 3_600_000);
    await expect(getDesk(call)).rejects.toThrow(Unauthorised);
    const other = await owner();
    await endDeskSession(other);
    await expect(getDesk(other)).rejects.toThrow(Unauthorised);
  });

  it('lists the pages of the brand as they were delivered', async () => {
    const { pages, languages, brandName } = await getDesk(await owner());
    expect(pages).toEqual([
      { key: 'home', title: { en: 'Sports goods' }, state: 'asDelivered', hasDraft: false },
      {
        ...{ key: 'frame', title: { en: 'Header and footer' }, isFrame: true },
        ...{ state: 'asDelivered', hasDraft: false },
      },
      { key: 'help/returns', title: { en: 'Returns' }, state: 'asDelivered', hasDraft: false },
    ]);
    expect([languages, brandName]).toEqual([['en'], shop.shop.design.name]);
  });

  it('keeps a draft from shoppers, shows it in a preview, and then to everybody, in each process', async () => {
    const call = await owner();
    const other = process();
    expect(await headline(other)).toBe('Studs, not spikes');
    const { body, revision, previewToken } = await document(call);
    const draft = withHeadline(body, 'Grass', 'counts');
    expect(await saveDraft(call, 'home', { revision, body: draft })).toMatchObject({ kind: 'saved' });
    expect(await headline()).toBe('Studs, not spikes');
    expect(await document(call)).toMatchObject({ body: draft, draft: { savedBy: 'Owner' }, revision: 1 });

    const opens = { brand: 'touchline', preview: previewToken };
    const preview = await getPagePreview(browser(), 'home', opens);
    expect(preview?.sections[0]).toMatchObject({ lines: ['Grass', 'counts'] });
    expect(await getPagePreview(browser(), 'help/returns', opens)).toBeUndefined();
    const forged = { ...opens, preview: `${previewToken}x` };
    expect(await getPagePreview(browser(), 'home', forged)).toBeUndefined();
    clock.advance(2 * 3_600_000);
    expect(await getPagePreview(browser(), 'home', opens)).toBeUndefined();

    const published = await publishDraft(call, 'home', { revision: 1, note: 'For the spring' });
    expect(published).toMatchObject({
      kind: 'published',
      document: {
        ...{ state: 'published', shown: 1, revision: 2 },
        versions: [{ number: 1, author: 'Owner', note: 'For the spring' }],
      },
    });
    expect(await headline()).toBe('Grass counts');
    await other.shop.catalogueVersion.refresh();
    expect(await headline(other)).toBe('Grass counts');
    expect(await headline(process())).toBe('Grass counts');
  });

  it('begins and ends what is scheduled by the time, without a restart', async () => {
    const call = await owner();
    await publish(call, 'Every day');
    await publish(call, 'Black week', { from: '2026-11-23T08:00:00Z', until: '2026-11-30T23:00:00Z' });
    expect(await document(call)).toMatchObject({ state: 'scheduled', shown: 1 });
    expect(await headline()).toBe('Every day');
    clock.advance(2 * 86_400_000);
    expect(await headline()).toBe('Black week');
    clock.advance(8 * 86_400_000);
    expect(await headline()).toBe('Every day');
  });

  it('refuses an end that is over, and forgets what was scheduled', async () => {
    const call = await owner();
    const { body } = await document(call);
    await saveDraft(call, 'home', { revision: 0, body });
    const over = { revision: 1, until: '2026-11-21T11:00:00Z' };
    expect(await publishDraft(call, 'home', over)).toEqual({ kind: 'wrongTime' });
    await publishDraft(call, 'home', { revision: 1, from: '2026-11-23T08:00:00Z' });
    const [scheduled] = (await document(call)).publications;
    const after = await endPublication(call, 'home', scheduled?.id ?? '');
    expect(after).toMatchObject({ state: 'asDelivered', publications: [] });
    clock.advance(5 * 86_400_000);
    expect(await headline()).toBe('Studs, not spikes');
  });

  it('goes back to any version, and to the page of the folder', async () => {
    const call = await owner();
    await publish(call, 'First');
    await publish(call, 'Second');
    expect(await headline()).toBe('Second');
    clock.advance(1_000);
    expect(await showVersion(call, 'home', 1)).toMatchObject({ shown: 1, versions: { length: 2 } });
    expect(await headline()).toBe('First');
    clock.advance(1_000);
    expect(await showVersion(call, 'home', 0)).toMatchObject({ state: 'asDelivered' });
    expect(await headline()).toBe('Studs, not spikes');
    await expect(showVersion(call, 'home', 7)).rejects.toThrow('no such version');
  });

  it('tells the second of two editors who was first, and loses neither text', async () => {
    const [maya, ben] = [await owner('Maya'), await owner('Ben')];
    const { body } = await document(maya);
    const mine = { revision: 0, body: withHeadline(body, 'Maya’s') };
    expect(await saveDraft(maya, 'home', mine)).toMatchObject({ kind: 'saved' });
    const his = { revision: 0, body: withHeadline(body, 'Ben’s') };
    expect(await saveDraft(ben, 'home', his)).toMatchObject({
      kind: 'changedElsewhere',
      by: { revision: 1, savedBy: 'Maya' },
    });
    expect((await document(ben)).body).toEqual(mine.body);
    expect(await publishDraft(ben, 'home', { revision: 0 })).toMatchObject({ kind: 'changedElsewhere' });
    expect(await discardDraft(ben, 'home', 0)).toBeUndefined();
    expect(await saveDraft(ben, 'home', { ...his, revision: 1 })).toMatchObject({ kind: 'saved' });
    expect(await discardDraft(ben, 'home', 2)).toMatchObject({ revision: 3, body });
  });

  it('publishes nothing unfinished, and names each field', async () => {
    const call = await owner();
    const { body } = await document(call);
    const [section] = body.sections;
    if (section?.kind !== 'editorial') throw new Error('The page has changed.');
    const draft: DeskPage = {
      ...body,
      title: { en: ' ' },
      sections: [
        {
          ...{ ...section, lines: { en: ['x'.repeat(61)] }, text: { en: 'So <b>bold</b>' } },
          link: { label: { en: 'Go' }, href: 'javascript:alert(1)' },
        },
      ],
    };
    await saveDraft(call, 'home', { revision: 0, body: draft });
    expect(await publishDraft(call, 'home', { revision: 1 })).toEqual({
      kind: 'unfinished',
      problems: [
        { path: 'title.en', kind: 'missing' },
        { path: 'sections.0.lines.en', kind: 'tooLong' },
        { path: 'sections.0.text.en', kind: 'markup' },
        { path: 'sections.0.link.href', kind: 'link' },
      ],
    });
    expect(await headline()).toBe('Studs, not spikes');
    const formless = { revision: 1, body: { ...body, sections: [{ kind: 'script' }] } as never };
    await expect(saveDraft(call, 'home', formless)).rejects.toThrow(Refused);
  });

  it('notes who has done what', async () => {
    const call = await owner('Maya');
    await publish(call, 'Grass counts');
    const acts = await database.db
      .selectFrom('desk_log as l')
      .innerJoin('desk_owners as o', 'o.id', 'l.owner_id')
      .select(['o.name', 'l.act', 'l.subject'])
      .orderBy('l.id')
      .execute();
    expect(acts).toEqual([
      { name: 'Maya', act: 'sign in', subject: '' },
      { name: 'Maya', act: 'save draft', subject: 'home' },
      { name: 'Maya', act: 'publish', subject: 'home 1' },
    ]);
  });

  it('answers nothing to a page of another site', async () => {
    const answer = await shop.fetch(
      new Request(`${origin}/api/desk/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://elsewhere.test' },
        body: JSON.stringify({ link: await link() }),
      }),
    );
    expect(answer.status).toBe(403);
  });
});
