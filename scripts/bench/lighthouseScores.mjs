import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { freePort } from '../setup/freePort.mjs';

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
};

/** Pages that are excluded from search engines on purpose. */
const notForSearch = new Set(['search', 'cart', 'checkout']);

/** Lighthouse in its phone mode, one run for each page. @param {import('./figures.mjs').Bench} bench */
export async function lighthouseScores({ shop, pages, executablePath, figure }) {
  const { origin } = await shop();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    for (const { name, path } of await pages(origin)) {
      const result = await lighthouse(origin + path, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: Object.keys(categories),
      });
      for (const [id, label] of Object.entries(categories)) {
        if (id === 'seo' && notForSearch.has(name)) continue;
        const score = (result?.lhr.categories[id]?.score ?? 0) * 100;
        figure({
          group: 'lighthouse',
          name: `${name}: Lighthouse ${label}`,
          value: score,
          unit: '',
          bar: 98,
          goal: 100,
          more: true,
        });
        const lost =
          result?.lhr.categories[id]?.auditRefs.filter(
            ({ id: audit, weight }) => weight > 0 && (result.lhr.audits[audit]?.score ?? 1) < 0.9,
          ) ?? [];
        if (score < 100)
          for (const { id: audit } of lost)
            console.log(`    ${name}: ${audit}: ${result?.lhr.audits[audit]?.title}`);
      }
    }
  } finally {
    await browser.close();
  }
}
