import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CardsFrame, Frame } from './tableStyles.ts';
import { SortButton } from './SortButton.tsx';

export interface DataTableColumn<Row> {
  /** Identifies the column in `sort`. */
  id: string;
  /** Column header; on a phone it labels each value. */
  header: string;
  /** Renders a row's value in this column. */
  cell: (row: Row) => ReactNode;
  /** Names the row: an order number, a size. One column at most; on a phone it is the card's heading. @default false */
  isRowHeader?: boolean | undefined;
  /** Adds a sort button to the header. Needs `onSort`. @default false */
  isSortable?: boolean | undefined;
  /** `end` for amounts and numbers, with tabular figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/** The column by which the rows are sorted, and the direction. */
export interface DataTableSort {
  /** The `id` of a column. */
  column: string;
  /** From small to large, or from large to small. */
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table contains: "Your orders". */
  caption: ReactNode;
  /** For screen readers only, where a heading above says the same. @default false */
  isCaptionHidden?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly DataTableColumn<Row>[];
  /** In display order: the parent sorts them. */
  rows: readonly Row[];
  /** React key of a row. */
  rowKey: (row: Row) => string;
  /** The current order, shown in the header. Without it no order is shown. */
  sort?: DataTableSort | undefined;
  /** Called with the requested order when a header is pressed: first ascending, then reversed. */
  onSort?: ((sort: DataTableSort) => void) | undefined;
  /**
   * Layout when the table is narrower than 600 px: `cards` turns each row into a card; `scroll` keeps the table and
   * scrolls it, for tables that are read across, such as sizes. @default 'cards'
   */
  onPhone?: 'cards' | 'scroll' | undefined;
  /** Rows are loading: skeletons are shown instead. @default false */
  isLoading?: boolean | undefined;
  /** Shown when there are no rows. */
  emptyText?: ReactNode;
}

/** Cards are not laid out as a table, and browsers then drop the table semantics: these roles restore them. */
const cardRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
const tableRoles = { table: {}, group: {}, row: {}, head: {}, name: {}, cell: {} };

const SKELETON_ROWS = ['a', 'b', 'c'];

/** Rows and columns of similar items: a table where there is room, otherwise cards or a scrolling table. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  onPhone = 'cards',
  isLoading = false,
  emptyText,
  ...rest
}: DataTableProps<Row>) {
  const captionId = useId();
  const hasCards = onPhone === 'cards';
  const roles = hasCards ? cardRoles : tableRoles;
  const Place = hasCards ? CardsFrame : Frame;
  const line = (key: string, isNamed: boolean, contentOf: (column: DataTableColumn<Row>) => ReactNode) => (
    <tr key={key} {...roles.row}>
      {columns.map((column) => {
        const attributes = { key: column.id, 'data-align': column.align };
        const content = hasCards ? (
          <>
            <span data-label="" aria-hidden="true">
              {column.header}
            </span>
            <span data-value="">{contentOf(column)}</span>
          </>
        ) : (
          contentOf(column)
        );
        // A skeleton cannot name the row.
        return column.isRowHeader && isNamed ? (
          <th {...attributes} key={column.id} {...roles.name} scope="row">
            {content}
          </th>
        ) : (
          <td {...attributes} key={column.id} {...roles.cell}>
            {content}
          </td>
        );
      })}
    </tr>
  );
  const isEmpty = rows.length === 0 && !isLoading;
  return (
    <Place {...(hasCards ? {} : { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })} {...rest}>
      <table {...roles.table} aria-busy={isLoading} aria-labelledby={captionId}>
        <caption id={captionId} data-hidden={isCaptionHidden ? '' : undefined}>
          {caption}
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ id, header, align, isSortable = false }) => {
              const direction = sort?.column === id ? sort.direction : undefined;
              return (
                <th
                  key={id}
                  {...roles.head}
                  scope="col"
                  data-align={align}
                  data-sortable={isSortable ? '' : undefined}
                  aria-sort={direction}
                >
                  {isSortable ? (
                    <SortButton
                      direction={direction}
                      onClick={() =>
                        onSort?.({
                          column: id,
                          direction: direction === 'ascending' ? 'descending' : 'ascending',
                        })
                      }
                    >
                      {header}
                    </SortButton>
                  ) : (
                    header
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {isLoading ? SKELETON_ROWS.map((key) => line(key, false, () => <Skeleton share={0.6} />)) : null}
          {isLoading ? null : rows.map((row) => line(rowKey(row), true, (column) => column.cell(row)))}
          {isEmpty ? (
            <tr {...roles.row} data-empty="">
              <td {...roles.cell} colSpan={columns.length}>
                {emptyText}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </Place>
  );
}
