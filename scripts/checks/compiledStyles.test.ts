import { expect, it } from 'vitest';
import { withoutTemplates } from '../../vite.compiledStyles.ts';

it('leaves the templates of components out of a module, and keeps what is styled and its id', () => {
  const code = [
    "import styled, { css, keyframes } from 'styled-components';",
    'const turn = keyframes`to { rotate: 1turn; }`;',
    'const shape = css`padding: ${space};`;',
    'const Root = styled.button.withConfig({ componentId: "c1-0" })`${shape} animation: ${turn} 1s;`;',
    'const Wide = styled(Root).withConfig({ componentId: "c1-1" })`inline-size: 100%;`;',
    'const text = other`stays`;',
  ].join('\n');
  expect(withoutTemplates(code).split('\n').slice(1)).toEqual([
    'const turn = "";',
    'const shape = "";',
    'const Root = /*#__PURE__*/ styled("button", "c1-0", import.meta.url);',
    'const Wide = /*#__PURE__*/ styled(Root, "c1-1", import.meta.url);',
    'const text = other`stays`;',
  ]);
});
