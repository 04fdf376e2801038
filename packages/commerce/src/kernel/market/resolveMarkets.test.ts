import { describe, expect, it } from 'vitest';
import { testMarket } from './testing/testMarket.ts';
import { scheduledMethod } from '../../sales/scheduling/testing/scheduledMethod.ts';
import { marketJsonSchema } from './marketJsonSchema.ts';
import { resolveMarkets } from './resolveMarkets.ts';

const britain = testMarket();

describe('market files', () => {
  it('take from the file they extend what they do not say themselves', () => {
    const [ireland, uk] = resolveMarkets({
      gb: britain,
      ie: { extends: 'gb', order: 1, code: 'ie', country: 'IE', currency: 'EUR', languages: [irish] },
    });
    expect(uk).toEqual(britain);
    expect(ireland).toEqual({
      ...britain,
      ...{ code: 'ie', country: 'IE', currency: 'EUR', languages: [irish] },
    });
  });

  it('change an entry of a list by its id, leave out entries, and remove a field with null', () => {
    const [market] = resolveMarkets({
      'base/shop': { ...britain, maxProductsTotal: 900 },
      gb: { extends: 'base/shop', maxProductsTotal: null, deliveryMethods: [{ id: 'standard', price: 1 }] },
    });
    expect(market?.deliveryMethods).toEqual([{ ...britain.deliveryMethods[0], price: 1 }]);
    expect(market?.maxProductsTotal).toBeUndefined();
  });

  it('stand in their order, then by their code', () => {
    const other = (code: string, sitePath: string) => ({
      extends: 'gb',
      ...{ code, languages: [{ ...irish, sitePath }] },
    });
    const codes = resolveMarkets({
      gb: britain,
      zz: { ...other('zz', 'zz'), order: 1 },
      aa: other('aa', 'aa'),
    });
    expect(codes.map(({ code }) => code)).toEqual(['zz', 'aa', 'gb']);
  });

  it('are wrong with the file, the field and what is expected there', () => {
    const wrong = {
      gb: {
        ...britain,
        ...{ code: 'uk', currency: 'pounds', timeZone: 'London', returnDays: 'many', colour: 'red' },
      },
      at: {
        ...britain,
        code: 'at',
        country: 'at',
        curency: 'EUR',
        languages: [{ ...irish, code: 'de', sitePath: 'aut' }],
      },
    };
    expect(() => resolveMarkets(wrong)).toThrow(/gb\.json: returnDays: expected number, found "many"/);
    const reason = messageOf(() => resolveMarkets({ at: wrong.at }));
    expect(reason).toContain('at.json: curency: expected no such field');
    expect(reason).toContain('at.json: country: expected two capital letters, found "at"');
    expect(reason).toContain('at.json: languages.0.sitePath: expected two small letters, found "aut"');
    expect(reason).toContain('at.json: countryNames: expected a name in de');
    expect(messageOf(() => resolveMarkets({ gb: { ...wrong.gb, returnDays: 60, colour: null } }))).toContain(
      'gb.json: code: expected the name of the file, "gb", found "uk"',
    );
  });

  it('of one’s own folder may extend the one of the same name that comes with the shop', () => {
    const bases = { gb: { ...britain, returnDays: 60 }, ie: { extends: 'gb', order: 3 } };
    const [own] = resolveMarkets({ gb: { extends: 'gb', maxQuantity: 3 } }, { bases });
    expect(own).toMatchObject({ code: 'gb', currency: 'GBP', maxQuantity: 3 });
    expect(messageOf(() => resolveMarkets({ at: { extends: 'at' } }, { bases }))).toContain(
      'at → at is a circle',
    );
    expect(messageOf(() => resolveMarkets({ gb: { extends: 'gb' } }))).toContain('gb → gb is a circle');
  });

  it('of a shop of its own promise nothing that its own files do not state', () => {
    const bases = {
      gb: {
        ...britain,
        ...{ returnDays: 60, returns: { cost: 0, isUsedTaken: true }, callCentre: '0800 1' },
        deliveryMethods: britain.deliveryMethods.map((method) => ({ ...method, freeFrom: 50 })),
      },
    };
    const [silent] = resolveMarkets({ gb: { extends: 'gb' } }, { bases });
    for (const field of ['returnDays', 'returns', 'callCentre', 'loyalty'])
      expect(silent).not.toHaveProperty(field);
    for (const method of silent?.deliveryMethods ?? []) {
      expect(method).not.toHaveProperty('freeFrom');
      expect(method).not.toHaveProperty('carrierName');
    }
    const [id] = britain.deliveryMethods.map((method) => method.id);
    const [stated] = resolveMarkets(
      { gb: { extends: 'gb', returnDays: 14, deliveryMethods: [{ id, price: 3, carrierName: 'Van' }] } },
      { bases },
    );
    expect(stated).toMatchObject({ returnDays: 14, deliveryMethods: [{ price: 3, carrierName: 'Van' }] });
    expect(resolveMarkets(bases)[0]).toMatchObject({ returnDays: 60, returns: { cost: 0 } });
  });

  it('of a shop of its own deliver in no slots but those of its own files', () => {
    const bases = {
      gb: { ...britain, deliveryMethods: [...britain.deliveryMethods, scheduledMethod()] },
    };
    const ids = (files: Parameters<typeof resolveMarkets>[0]) =>
      resolveMarkets(files, { bases })[0]?.deliveryMethods.map(({ id }) => id);
    expect(ids({ gb: { extends: 'gb' } })).not.toContain('AGENDADA_HOME');
    const own = { extends: 'gb', deliveryMethods: [{ ...scheduledMethod(), price: 9 }] };
    expect(ids({ gb: own })).toContain('AGENDADA_HOME');
  });

  it.each([
    [{ id: 'evening' }, 'deliveryMethods.0.id: expected to start with "AGENDADA"'],
    [{ scheduling: undefined }, 'deliveryMethods.0.scheduling: expected days and slots'],
    [{ carrierService: 'STANDARD' }, 'deliveryMethods.0: expected shippingType "home" and carrierService'],
    [
      { scheduling: { days: 3, noticeHours: 1, slots: [{ from: '12:00', to: '08:00', capacity: 1 }] } },
      'deliveryMethods.0.scheduling.slots.0.to: expected a time after 12:00',
    ],
    [
      { scheduling: { days: 3, noticeHours: 1, slots: [{ from: '8:00', to: '12:00', capacity: 1 }] } },
      'deliveryMethods.0.scheduling.slots.0.from: expected a time of day such as "08:00"',
    ],
  ])('are refused with %o: delivery at a chosen time has an id and slots [C5.06]', (change, reason) => {
    const method = JSON.parse(JSON.stringify({ ...scheduledMethod(), ...change })) as object;
    expect(messageOf(() => resolveMarkets({ gb: { ...britain, deliveryMethods: [method] } }))).toContain(
      reason,
    );
  });

  it('may not extend what is not there, nor go round in circles', () => {
    expect(() => resolveMarkets({ gb: { extends: 'base/none' } })).toThrow(
      /gb\.json: extends: .*"base\/none"/,
    );
    expect(() =>
      resolveMarkets({
        gb: { extends: 'base/a' },
        'base/a': { extends: 'base/b' },
        'base/b': { extends: 'base/a' },
      }),
    ).toThrow(/gb\.json: extends: .*base\/a → base\/b → base\/a is a circle/);
  });

  it('have a schema for editors that is up to date; "-u" writes it again', async () => {
    const text = `${JSON.stringify(marketJsonSchema(), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot('../../../markets/market.schema.json');
  });
});

const irish = { code: 'en', label: 'English', sitePath: 'ie' };

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was wrong';
}
