/** @typedef {import('./comparePictures.mjs').Comparison} Comparison */

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #1c1c1c; background: #fafafa; }
  header { position: sticky; top: 0; background: #fafafa; padding-block: 8px; display: flex; flex-wrap: wrap; gap: 16px; align-items: center; }
  section { border-top: 1px solid #bbb; padding-block: 16px; }
  .row { display: grid; gap: 16px; grid-template-columns: repeat(4, minmax(0, 1fr)); }
  figure { margin: 0; } img { max-width: 100%; border: 1px solid #ccc; background: #fff; }
  .overlay { position: relative; display: inline-block; } .overlay img + img { position: absolute; inset: 0; opacity: var(--after, 0.5); }
  @media (max-width: 900px) { .row { grid-template-columns: 1fr 1fr; } }`;

const script = `
  const text = document.querySelector('#text'), same = document.querySelector('#same'), after = document.querySelector('#after');
  const filter = () => document.querySelectorAll('section').forEach((section) => {
    section.hidden = !section.dataset.name.includes(text.value.toLowerCase()) || (['same', 'accepted'].includes(section.dataset.outcome) && !same.checked);
  });
  const filterAll = () => {
    filter();
    document.querySelectorAll('article').forEach((article) => (article.hidden = !article.querySelector('section:not([hidden])')));
  };
  text.oninput = same.onchange = filterAll; filterAll();
  const command = document.querySelector('#command'), count = document.querySelector('#count');
  document.onchange = () => {
    const names = [...document.querySelectorAll('[data-accept]:checked')].map((box) => box.value);
    count.textContent = names.length;
    command.value = names.length ? "npm run pictures -- --accept-these '" + names.join(',') + "'" : '';
  };
  command.onclick = () => { command.select(); navigator.clipboard?.writeText(command.value); };
  after.oninput = () => document.body.style.setProperty('--after', after.value);`;

/** @param {string} folder @param {string} name @param {string} caption */
const figure = (folder, name, caption) =>
  `<figure><figcaption>${caption}</figcaption><a href="${folder}/${name}"><img loading="lazy" src="${folder}/${name}" alt="${caption}: ${name}"></a></figure>`;

/** Where `npm run storybook` serves the stories. */
const storybook = 'http://localhost:6006';

/** @param {Comparison} comparison @param {{ before: string, after: string, differences: string }} folders */
function section({ name, outcome, pixels }, { before, after, differences }) {
  const parts = [];
  if (outcome !== 'new') parts.push(figure(before, name, 'Before'));
  if (outcome !== 'gone' && outcome !== 'same') parts.push(figure(after, name, 'After'));
  if (outcome === 'changed') {
    parts.push(figure(differences, name, 'Difference'));
    parts.push(
      `<figure><figcaption>Overlay</figcaption><div class="overlay"><img loading="lazy" src="${before}/${name}" alt=""><img loading="lazy" src="${after}/${name}" alt="Overlay: ${name}"></div></figure>`,
    );
  }
  const what = outcome === 'changed' ? `changed, ${pixels} pixels` : outcome;
  const [story = '', mode = ''] = name.replace('.png', '').split('.');
  const isOpen = outcome !== 'same' && outcome !== 'accepted';
  const box = isOpen
    ? ` <label><input type="checkbox" data-accept value="${name.replace('.png', '')}"> accept</label>`
    : '';
  return `<section data-name="${name.toLowerCase()}" data-outcome="${outcome}"><h3><a href="${storybook}/?path=/story/${story}">${story}</a> in ${mode} <small>(${what})</small>${box}</h3><div class="row">${parts.join('')}</div></section>`;
}

/** Pictures by component or module: `components-actions-button`. @param {Comparison[]} comparisons */
function groupsOf(comparisons) {
  /** @type {Map<string, Comparison[]>} */
  const groups = new Map();
  for (const comparison of comparisons) {
    const [title = ''] = comparison.name.split('--');
    groups.set(title, [...(groups.get(title) ?? []), comparison]);
  }
  return [...groups];
}

/**
 * A page that shows what changed between two sets of pictures.
 * @param {Comparison[]} comparisons
 * @param {{ before: string, after: string, differences: string, base: string }} options folders as seen from the page, and the name of the base
 */
export function reportPage(comparisons, { base, ...folders }) {
  const count = (/** @type {Comparison['outcome']} */ outcome) =>
    comparisons.filter((comparison) => comparison.outcome === outcome).length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures against ${base}</title><style>${style}</style>
<h1>Pictures against ${base}</h1>
<p>${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('accepted')} accepted, ${count('same')} the same.</p>
<header><label>Show only <input id="text" type="search"></label><label><input id="same" type="checkbox"> also what was accepted or stayed the same</label><label>Overlay: before <input id="after" type="range" min="0" max="1" step="0.05" value="0.5"> after</label><label>Accept <span id="count">0</span>: <input id="command" readonly size="48" placeholder="tick what is wanted, then copy the command"></label></header>
${groupsOf(comparisons)
  .map(
    ([title, group]) =>
      `<article><h2>${title}</h2>${group.map((comparison) => section(comparison, folders)).join('\n')}</article>`,
  )
  .join('\n')}
<script>${script}</script></html>
`;
}
