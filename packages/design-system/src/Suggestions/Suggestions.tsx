import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface SuggestionsProps extends ComponentProps<'div'> {
  /** One or two `SuggestionGroup`s. */
  children: ComponentProps<'div'>['children'];
  /** Number of columns from 960 px on; with two, the panel may be wider than its field. @default 1 */
  columns?: 1 | 2 | undefined;
  /** Edge of the field that a wider panel is aligned with: `end` for a field at the end of a bar. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** On the page of a full-screen search instead of a panel below the field. @default false */
  isInline?: boolean | undefined;
}

const Root = styled.div`
  position: absolute;
  z-index: ${token('layer.popover')};
  inset-block-start: calc(100% + ${token('space.8')});
  inset-inline-start: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')} 0;
  inline-size: 100%;
  max-block-size: min(70dvh, 560px);
  padding-block: ${token('space.12')};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.dialog')};

  &[data-align='end'] {
    inset-inline: auto 0;
  }
  &[data-columns='2'] {
    ${media.wide} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
      inline-size: max(100%, 600px);
    }
  }
  ${media.forcedColours} {
    border-color: CanvasText;
  }
  &[data-inline] {
    position: static;
    max-block-size: none;
    padding-block: 0;
    overflow: visible;
    border: 0;
    background: none;
    box-shadow: none;
  }
`;

/**
 * The panel below a field while typing: options for the field, links to pages, or a message why there are none. Render
 * it next to the field, in an element with `position: relative`; the field keeps focus. Small bundle: handle the keys
 * yourself, or use `ComboBox`.
 */
export function Suggestions({ columns = 1, align = 'start', isInline = false, ...rest }: SuggestionsProps) {
  return <Root {...rest} data-columns={columns} data-align={align} data-inline={isInline ? '' : undefined} />;
}
