import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const entries = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => file.replace('.ts', ''))
  .sort();

// Every entry is loaded, which takes seconds on a busy machine.
it('offers exactly these names, so that none vanishes or leaks unseen', async () => {
  const names: string[] = [];
  for (const entry of entries) {
    const module = (await import(`./${entry}.ts`)) as object;
    names.push(`${entry}: ${Object.keys(module).sort().join(' ')}`);
  }
  await expect(names.join('\n')).toMatchFileSnapshot('./names.txt');
}, 30_000);
