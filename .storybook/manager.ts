import { addons } from 'storybook/manager-api';
import { version } from '../packages/design-system/package.json';
import { shownName } from '../scripts/stories/storyNames.mjs';
import { managerThemes } from './managerThemes.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** Pages and tools have nothing to control: they get the whole height. */
const isTool = (storyId: string) => /^(start|foundations|labs)-/.test(storyId);

addons.setConfig({
  theme: managerThemes(version)[isDark ? 'dark' : 'light'],
  sidebar: { renderLabel: ({ name }) => shownName(name) },
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !isTool(storyId),
  },
});
