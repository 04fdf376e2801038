import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopFolderSettings } from './shopFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-folder-'));
  for (const name of ['markets', 'brands/harbour']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, 'settings.env'),
    '# Settings\nPORT=4000\nSHOP_ORIGIN=\nMAIL_FROM="Harbour <a@b.example>"\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('opens the shop of a folder by one setting', () => {
  expect(shopFolderSettings({ SHOP_DIR: folder })).toEqual({
    ...{ DEMO: 'off', BRAND: 'harbour', PORT: '4000', MAIL_FROM: 'Harbour <a@b.example>' },
    MARKETS_DIR: join(folder, 'markets'),
    BRANDS_DIR: join(folder, 'brands'),
    DATA_DIR: join(folder, 'data'),
  });
});

it('finds the folder from where npm was called', () => {
  const settings = shopFolderSettings({ SHOP_DIR: '.', INIT_CWD: folder });
  expect(settings).toMatchObject({ DATA_DIR: join(folder, 'data') });
});

it('lets the environment go before the folder', () => {
  const settings = shopFolderSettings({ SHOP_DIR: folder, PORT: '5000', DATA_DIR: '/srv/data' });
  expect(settings).not.toHaveProperty('PORT');
  expect(settings).not.toHaveProperty('DATA_DIR');
});

it('adds nothing without the setting, and says what is wrong with one', () => {
  expect(shopFolderSettings({})).toEqual({});
  expect(() => shopFolderSettings({ SHOP_DIR: join(folder, 'brands') })).toThrow(
    /SHOP_DIR is no folder of a shop: there is no .*settings\.env/,
  );
});
