import styled from 'styled-components';
import type { StyledComponent } from 'styled-components';
import { focusRing } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** The frame of a `DataTable`, which scrolls where it is too narrow. */
export const Frame: StyledComponent<'div'> = styled.div`
  ${focusRing}
  overflow-x: auto;
  overscroll-behavior-x: contain;

  & :is(th, td) {
    white-space: nowrap;
  }
  & > table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & caption {
    ${type('head')}
    padding-block-end: ${token('space.8')};
    text-align: start;
  }
  & caption[data-hidden] {
    ${visuallyHidden}
  }
  & :is(th, td) {
    padding: ${token('pad.cell')} ${token('space.16')} ${token('pad.cell')} 0;
    border-block-end: 1px solid ${token('color.line')};
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & th {
    ${type('label')}
  }
  & thead th {
    ${type('meta')}
    padding-block: ${token('space.4')};
    border-block-end: ${token('border.strong')} solid ${token('color.text')};
    vertical-align: bottom;
    color: ${token('color.text.subtle')};
  }
  & thead th[aria-sort] {
    color: ${token('color.text')};
  }
  & thead th:not([data-sortable]) {
    padding-block-end: ${token('space.16')};
  }
  & [data-align='end'] {
    text-align: end;
  }
  & [data-align='end'] > button {
    flex-direction: row-reverse;
  }
  & [data-empty] > td {
    padding-block: ${token('space.32')};
    color: ${token('color.text.subtle')};
  }
`;

/** The frame of a table whose rows become cards where it is too narrow. Separate, so other pages do not load its styles. */
export const CardsFrame: StyledComponent<typeof Frame> = styled(Frame)`
  container-type: inline-size;
  overflow: visible;

  & :is(th, td) {
    white-space: normal;
  }
  & [data-label] {
    display: none;
  }

  @container (max-width: 599.98px) {
    && > table {
      &,
      & :is(caption, thead, tbody, tr, th, td) {
        display: block;
      }
      & :is(th, td) {
        padding: 0;
        border: 0;
      }
      /* The sort buttons are in one line above the cards. */
      & thead tr {
        display: flex;
        flex-wrap: wrap;
        gap: 0 ${token('space.20')};
      }
      & thead th:not([data-sortable]) {
        ${visuallyHidden}
      }
      & tbody {
        display: grid;
        gap: ${token('space.12')};
        padding-block-start: ${token('space.8')};
      }
      & tbody tr {
        display: grid;
        gap: ${token('space.8')};
        padding: ${token('space.16')};
        border: 1px solid ${token('color.line')};
        border-radius: ${token('radius.control')};
      }
      & tbody td:not([colspan]) {
        display: grid;
        grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
        gap: ${token('space.12')};
        text-align: start;
      }
      & td > [data-label] {
        display: block;
        hyphens: auto;
        color: ${token('color.text.subtle')};
      }
      & tbody th {
        order: -1;
        padding-block-end: ${token('space.8')};
        border-block-end: 1px solid ${token('color.line')};
      }
      & [data-empty] > td {
        padding: ${token('space.8')} 0;
      }
      ${media.forcedColours} {
        & tbody tr {
          border-color: CanvasText;
        }
      }
    }
  }
`;
