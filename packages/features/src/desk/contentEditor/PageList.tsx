import type { Desk, DeskPageEntry } from '@touchline/contract/desk/schema';
import { Badge } from '@touchline/design-system/Badge';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fallbacksOf, useMessages, useTranslator } from '../../platform/i18n/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';

export interface PageListProps {
  desk: Desk;
  /** The address at which a page is edited. */
  hrefOf: (key: string) => string;
  /** What stands below the list: making another page. */
  children?: ReactNode;
}

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  padding-block: ${token('space.16')};
  border-block-end: 1px solid ${token('color.line')};
`;

const Subtle = styled.span`
  color: ${token('color.text.subtle')};
`;

/** The pages that can be edited, with what is going on with each. */
export function PageList({ desk, hrefOf, children }: PageListProps) {
  const t = useMessages(contentEditorMessages);
  const { language } = useTranslator();
  const titleOf = ({ key, title, isFrame }: DeskPageEntry): string => {
    if (isFrame) return t('contentEditor.frame');
    if (key === 'home') return t('contentEditor.home');
    const code = fallbacksOf(language).find((each) => title[each]);
    return (code === undefined ? Object.values(title)[0] : title[code]) ?? key;
  };
  if (desk.pages.length === 0) return <EmptyState level={1} title={t('contentEditor.list.empty')} />;
  return (
    <Stack gap={24}>
      <Heading level={1} variant="section">
        {t('contentEditor.list.title')}
      </Heading>
      <List>
        {desk.pages.map((page) => (
          <Item key={page.key}>
            <Cluster justify="between">
              <Stack gap={4}>
                <Link href={hrefOf(page.key)}>{titleOf(page)}</Link>
                {page.isFrame ? null : (
                  <Subtle dir="ltr">{page.key === 'home' ? '/' : `/${page.key}`}</Subtle>
                )}
              </Stack>
              <Cluster gap={8}>
                {page.hasDraft ? <Badge tone="accent">{t('contentEditor.list.draft')}</Badge> : null}
                <Badge>{t(`contentEditor.list.${page.state}`)}</Badge>
              </Cluster>
            </Cluster>
          </Item>
        ))}
      </List>
      {children}
    </Stack>
  );
}
