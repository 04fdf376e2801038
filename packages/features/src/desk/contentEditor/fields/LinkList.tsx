import type { DeskLink } from '@touchline/contract/desk/page';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { LinkFields } from './LinkFields.tsx';
import { ListFields } from './ListFields.tsx';

/** Links, of which further ones can be added. */
export const LinkList = observer(function LinkList({ path, list }: { path: string; list: DeskLink[] }) {
  const t = useMessages(contentEditorMessages);
  return (
    <ListFields
      path={path}
      list={list}
      name={t('contentEditor.field.link')}
      empty={{ label: {}, href: '/new' }}
    >
      {(link, at) => <LinkFields path={at} link={link} />}
    </ListFields>
  );
});
