import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { announce } from '../LiveRegion/announce.ts';
import { token } from '../tokens/token.ts';
import { Tag } from './Tag.tsx';

export interface TagItem {
  /** Unique in the list. */
  id: string;
  /** Text as the shopper entered it. */
  label: string;
}

export interface TagListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Names the list: "Promotion codes". */
  label: string;
  /** The tags, oldest first. */
  tags: readonly TagItem[];
  /** Called when a remove button is pressed; the parent removes the tag. */
  onRemove: (id: string) => void;
  /** Names a remove button: `(label) => "Remove WELCOME10"`. */
  removeLabel: (label: string) => string;
  /** Announced after a removal: `(label) => "WELCOME10 removed"`. */
  removedMessage: (label: string) => string;
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
  list-style: none;

  & > li {
    max-inline-size: 100%;
  }
`;

/**
 * Removable tags. Focus moves to the next remove button, or to the list when none is left: keep the list mounted. `ref`
 * and other attributes reach the list.
 */
export function TagList({ label, tags, onRemove, removeLabel, removedMessage, ref, ...rest }: TagListProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ place: number; tag: TagItem } | null>(null);

  useLayoutEffect(() => {
    const last = removed.current;
    if (!last || tags.some(({ id }) => id === last.tag.id)) return;
    removed.current = null;
    const crosses = list.current?.querySelectorAll('button') ?? [];
    (crosses[Math.min(last.place, crosses.length - 1)] ?? list.current)?.focus();
    announce(removedMessage(last.tag.label));
  }, [tags, removedMessage]);

  return (
    <Root role="list" aria-label={label} tabIndex={-1} {...rest} ref={useMergedRef(list, ref)}>
      {tags.map((tag, place) => (
        <li key={tag.id}>
          <Tag
            removeLabel={removeLabel(tag.label)}
            onRemove={() => {
              removed.current = { place, tag };
              onRemove(tag.id);
            }}
          >
            {tag.label}
          </Tag>
        </li>
      ))}
    </Root>
  );
}
