import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CardsFrame, Frame } from './tableStyles.ts';
import { SortButton } from './SortButton.tsx';

export interface DataTableColumn<Row> {
  /** Stands for the column in `sort`. */
  id: string;
  /** Names the column, and each value on a phone. */
  header: string;
  /** What a row has here. */
  cell: (row: Row) => ReactNode;
  /** Names the row: an order number, a size. One column at most; it heads the card on a phone. @default false */
  isRowHeader?: boolean | undefined;
  /** Puts a button in the header. Needs `onSort`. @default false */
  isSortable?: boolean | undefined;
  /** Amounts and numbers stand at the end, with figures of one width. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/** By which column the rows are sorted, and in which way. */
export interface DataTableSort {
  /** The `id` of a column. */
  column: string;
  /** From small to large, or from large to small. */
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table holds: "Your orders". */
  caption: ReactNode;
  /** For screen readers only, where a heading above says the same. @default false */
  isCaptionHidden?: boolean | undefined;
  /** From the start to the end of a row. */
  columns: readonly DataTableColumn<Row>[];
  /** In the order they are shown: who holds the rows sorts them. */
  rows: readonly Row[];
  /** Keeps a row itself when the order changes. */
  rowKey: (row: Row) => string;
  /** The order the rows are in, shown in the header. Left out, none is. */
  sort?: DataTableSort | undefined;
  /** A header was pressed: the wished order. The first press sorts upwards, the next turns it round. */
  onSort?: ((sort: DataTableSort) => void) | undefined;
  /**
   * Below 600 px of its own width: `cards` turns each row into a card; `scroll` keeps the table and scrolls it, for
   * tables that are read across, such as sizes. @default 'cards'
   */
  onPhone?: 'cards' | 'scroll' | undefined;
  /** Rows are on their way: skeletons stand for them. @default false */
  isLoading?: boolean | undefined;
  /** Said instead of rows when there are none. */
  emptyText?: ReactNode;
}

/** As cards the elements are no longer laid out as a table, and browsers forget that they are one: it is said to them. */
const saidOfCards = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
const saidOfTable = { table: {}, group: {}, row: {}, head: {}, name: {}, cell: {} };

const SKELETON_ROWS = ['a', 'b', 'c'];

/** Rows and columns of one kind of thing: a table where there is room, cards or a scrolled table where there is none. */
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
  const said = hasCards ? saidOfCards : saidOfTable;
  const Place = hasCards ? CardsFrame : Frame;
  const line = (key: string, isNamed: boolean, contentOf: (column: DataTableColumn<Row>) => ReactNode) => (
    <tr key={key} {...said.row}>
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
        // A skeleton names nothing.
        return column.isRowHeader && isNamed ? (
          <th {...attributes} key={column.id} {...said.name} scope="row">
            {content}
          </th>
        ) : (
          <td {...attributes} key={column.id} {...said.cell}>
            {content}
          </td>
        );
      })}
    </tr>
  );
  const isEmpty = rows.length === 0 && !isLoading;
  return (
    <Place {...(hasCards ? {} : { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })} {...rest}>
      <table {...said.table} aria-busy={isLoading} aria-labelledby={captionId}>
        <caption id={captionId} data-hidden={isCaptionHidden ? '' : undefined}>
          {caption}
        </caption>
        <thead {...said.group}>
          <tr {...said.row}>
            {columns.map(({ id, header, align, isSortable = false }) => {
              const direction = sort?.column === id ? sort.direction : undefined;
              return (
                <th
                  key={id}
                  {...said.head}
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
        <tbody {...said.group}>
          {isLoading ? SKELETON_ROWS.map((key) => line(key, false, () => <Skeleton share={0.6} />)) : null}
          {isLoading ? null : rows.map((row) => line(rowKey(row), true, (column) => column.cell(row)))}
          {isEmpty ? (
            <tr {...said.row} data-empty="">
              <td {...said.cell} colSpan={columns.length}>
                {emptyText}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </Place>
  );
}
