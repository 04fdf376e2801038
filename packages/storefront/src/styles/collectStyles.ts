/** Writes the rules of every styled component as JSON to the file that is named as first argument. Part of the build. */
import { writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import type { CompiledStyle } from '../../../../vite.compiledStyles.ts';
import { components } from './collectedStyled.ts';

const modules = import.meta.glob([
  '../../../{design-system,features,storefront}/src/**/*.{ts,tsx}',
  '!../../../*/src/**/*.{test,stories,fixtures}.*',
  '!../../../*/src/**/{testing,server,client,styles,brand}/**',
]);
for (const load of Object.values(modules)) await load();

const groupEnd = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"[^"]*"\}/;

/** A rule as short as it can be written without reading it: most of a page's styles are these. */
const shortened = (rule: string): string =>
  rule
    .replaceAll(';}', '}')
    .replaceAll(/@media \(([\w-]+): ?/g, '@media($1:')
    // Values that may stand without quotes.
    .replaceAll(/='([a-z][\w-]*)'\]/g, '=$1]')
    .replaceAll(/(?<=[\s(:,])0(?=\.\d)/g, '');

/** The rules of one component, its animations included, without those of what it extends. */
function rulesOf(component: (typeof components)[number]): string[] {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(createElement(component, { as: 'div' })));
  const text = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
  sheet.seal();
  const found: string[] = [];
  let group: string[] = [];
  for (const rule of text.split('/*!sc*/').map((each) => each.trim())) {
    const id = groupEnd.exec(rule)?.[1];
    if (id === undefined) {
      if (rule) group.push(rule);
      continue;
    }
    if (id === component.styledComponentId || id.startsWith('sc-keyframes')) found.push(...group);
    group = [];
  }
  return found;
}

/** A browser reads in the rules of a page which components they are of. */
function refuseOthers(rules: readonly string[], id: string): void {
  for (const rule of rules)
    for (const [, named] of rule.matchAll(/\.(c\w+-\d+)/g))
      if (named !== id) throw new Error(`Styles may not refer to another component: ${rule}`);
}

const styles: CompiledStyle[] = components.map((component, place) => {
  const id = component.styledComponentId;
  const rules = rulesOf(component).map(shortened);
  refuseOthers(rules, id);
  return { id, place, rules };
});
writeFileSync(process.argv[2] ?? '', JSON.stringify(styles));
