import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FeedProblem } from '../../../catalogue/import/FeedProblem.ts';
import type { OpenDatabase } from '../../../kernel/database/OpenDatabase.ts';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';
import { describeOnDatabases } from '../../../node/testing/describeOnDatabases.ts';
import { importStores } from './importStores.ts';

const header = 'store_code,name,street,city,region,postal_code,country,lat,lon,opening_hours';
const manchester =
  'MAN-1,Market Street,14 Market Street,Manchester,,M1 1PT,GB,53.482244,-2.242631,Mo-Sa 10:00-18:00; Su 11:00-17:00';
const denver = 'DEN-1,Larimer,1 Larimer Street,Denver,CO,80202,US,39.75,-105,24/7';

describeOnDatabases('A file of stores', (open) => {
  let opened: OpenDatabase;
  let problems: FeedProblem[];
  beforeEach(async () => {
    opened = await open();
    problems = [];
  });
  afterEach(() => opened.close());

  const markets = [testMarket(), testMarket({ code: 'us', country: 'US', timeZone: 'America/New_York' })];
  const load = (text: string, more: { dryRun?: boolean; isPartial?: boolean } = {}) =>
    importStores({
      ...{ db: opened.db, markets, now: new Date('2026-11-21T12:00:00Z'), ...more },
      source: {
        name: 'stores.csv',
        open: async function* () {
          yield text;
        },
      },
      marketOfPrices: () => Promise.resolve(testMarket()),
      onProblem: (problem) => void problems.push(problem),
    });
  const points = () => opened.db.selectFrom('pickup_points').selectAll().orderBy('key').execute();
  const active = async () => (await points()).filter((point) => point.active).map(({ key }) => key);

  it('is read with hours, place and time zone, and changes nothing the second time', async () => {
    const file = [header, manchester, denver].join('\n');
    expect(await load(file, { dryRun: true })).toMatchObject({ items: 2, skipped: 0, changed: 0 });
    expect(await points()).toEqual([]);
    expect(await load(file)).toMatchObject({ items: 2, groups: 2, changed: 2, what: 'points' });
    expect(await load(file)).toMatchObject({ changed: 0, retired: 0 });
    const [us, gb] = await points();
    expect(us).toMatchObject({ key: 'cnc/DEN-1', region: 'CO', time_zone: 'America/Denver' });
    expect(us?.opening_hours).toHaveLength(7);
    expect(gb).toMatchObject({
      ...{ key: 'cnc/MAN-1', type: 'cnc', postal_code: 'M1 1PT', lat: 53.482244, time_zone: 'Europe/London' },
      ...{ carrier_code: null, capacity: null, is_closed: false },
    });
    expect(gb?.opening_hours[0]).toEqual({ weekday: 0, opens: '11:00', closes: '17:00' });
  });

  it('takes parcel shops and lockers of carriers, full and closed ones', async () => {
    const report = await load(
      [
        'code,kind,carrier_code,carrier_name,name,street,city,postal_code,country,lat,lon,capacity,status,closed_days',
        '1,locker,BOX,Boxline,Station,Station Road,Leeds,LS1 1AA,GB,53.8,-1.55,4,,2026-12-25 2026-12-26',
        '2,locker,BOX,Boxline,Market,Kirkgate,Leeds,LS1 2AA,GB,53.8,-1.54,,full,',
        '1,pickup_point,BOX,Boxline,Corner shop,High Street,Leeds,LS1 3AA,GB,53.8,-1.53,,closed,',
      ].join('\n'),
    );
    expect(report).toMatchObject({ items: 3, skipped: 0, changed: 3 });
    expect(await points()).toMatchObject([
      { key: 'locker/1', capacity: 4, closed_days: ['2026-12-25', '2026-12-26'] },
      { key: 'locker/2', capacity: 0 },
      { key: 'parcelShop/1', is_closed: true, carrier_name: 'Boxline' },
    ]);
  });

  it('tells each line that is skipped with its number and reason', async () => {
    const bad = (changes: readonly [string, string]) =>
      manchester.replace('MAN-1', 'BAD').replace(...changes);
    const report = await load(
      [
        header,
        manchester,
        manchester,
        bad(['53.482244', '95']),
        bad(['GB', 'FR']),
        bad(['Mo-Sa 10:00-18:00', 'most days']),
        bad(['BAD,', ',']),
        bad(['BAD', 'A@B']),
      ].join('\n'),
    );
    expect(report).toMatchObject({ items: 7, skipped: 6, changed: 1 });
    expect(problems.map(({ line, attribute, message }) => `${line} ${attribute} ${message}`)).toEqual([
      '3 store_code is named twice; the first one counts',
      '4 lat is a number of degrees from -90 to 90',
      '5 country is of no market of the shop',
      '6 opening_hours is written like "Mo-Sa 10:00-20:00; Su 11:00-18:00"',
      '7 store_code is required',
      '8 store_code is at most 80 characters without spaces, / and @',
    ]);
  });

  it('no longer offers what a whole file lacks, and keeps what a partial one lacks', async () => {
    const second = manchester.replace('MAN-1', 'MAN-2');
    await load([header, manchester, second, denver].join('\n'));
    await load([header, manchester].join('\n'), { isPartial: true });
    expect(await active()).toEqual(['cnc/DEN-1', 'cnc/MAN-1', 'cnc/MAN-2']);
    expect(await load([header, manchester].join('\n'))).toMatchObject({ retired: 1 });
    expect(await active()).toEqual(['cnc/DEN-1', 'cnc/MAN-1']);
  });

  it('may have places instead', async () => {
    const file = 'name,postal_code,country,lat,lon\nLeeds,LS1,GB,53.8,-1.55\nYork,YO1,GB,53.96,-1.08\n';
    expect(await load(file)).toMatchObject({ what: 'places', changed: 2 });
    expect(await load(file.replace(/York.*\n/, ''))).toMatchObject({ changed: 0, retired: 1 });
    expect(await opened.db.selectFrom('pickup_places').select('name').execute()).toEqual([{ name: 'Leeds' }]);
  });

  it('may have the stock of stores instead, from which orders are taken', async () => {
    const stock = () => opened.db.selectFrom('stock').select(['sku', 'on_hand']).orderBy('sku').execute();
    await load('store_code,id,quantity\nMAN-1,A,3\nMAN-1,B,0\nLDS-1,A,2\n');
    expect(await stock()).toEqual([
      { sku: 'A@LDS-1', on_hand: 2 },
      { sku: 'A@MAN-1', on_hand: 3 },
      { sku: 'B@MAN-1', on_hand: 0 },
    ]);
    await load('store_code,id,quantity\nMAN-1,B,5\n');
    expect(await stock()).toMatchObject([{ on_hand: 2 }, { on_hand: 0 }, { on_hand: 5 }]);
  });

  it('is refused as a whole where it is something else', async () => {
    await expect(load('id,title\n1,Cap\n')).rejects.toThrow('This is no file of stores');
  });
});
