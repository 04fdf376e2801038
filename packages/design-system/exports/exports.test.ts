import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const entries = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => file.replace('.ts', ''))
  .sort();

// Loads every entry, which takes seconds on a busy machine.
it('exports exactly these names, so that none is lost or exposed unnoticed', async () => {
  const names: string[] = [];
  for (const entry of entries) {
    const module = (await import(`./${entry}.ts`)) as object;
    names.push(`${entry}: ${Object.keys(module).sort().join(' ')}`);
  }
  await expect(names.join('\n')).toMatchFileSnapshot('./names.txt');
}, 30_000);
