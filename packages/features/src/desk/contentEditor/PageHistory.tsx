import { Badge } from '@touchline/design-system/Badge';
import { Button } from '@touchline/design-system/Button';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages, useTranslator } from '../../platform/i18n/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';
import { useEditor } from './EditorContext.ts';

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  padding-block: ${token('space.12')};
  border-block-end: 1px solid ${token('color.line')};
`;

const Subtle = styled.span`
  color: ${token('color.text.subtle')};
`;

/** What was published, by whom and when; each version can be shown again. */
export const PageHistory = observer(function PageHistory() {
  const t = useMessages(contentEditorMessages);
  const { language } = useTranslator();
  const editor = useEditor();
  const { document } = editor;
  if (!document) return null;
  const shown = document.shown ?? 0;
  const date = (iso: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  const scheduled = document.publications.filter(({ number }) => number !== shown);
  return (
    <Stack gap={24}>
      {scheduled.length > 0 ? (
        <List aria-label={t('contentEditor.history.planned')}>
          {scheduled.map(({ id, number, from, until }) => (
            <Item key={id}>
              <Cluster justify="between">
                <span>
                  {t(until ? 'contentEditor.history.fromUntil' : 'contentEditor.history.from', {
                    number,
                    from: date(from),
                    ...(until ? { until: date(until) } : {}),
                  })}
                </span>
                <Button variant="quiet" size="small" onClick={() => void editor.endPublication(id)}>
                  {t('contentEditor.history.end')}
                </Button>
              </Cluster>
            </Item>
          ))}
        </List>
      ) : null}
      <List aria-label={t('contentEditor.history.title')}>
        {document.versions.map(({ number, author, createdAt, note }) => (
          <Item key={number}>
            <Cluster justify="between">
              <Stack gap={4}>
                <Cluster gap={8}>
                  <strong>{t('contentEditor.history.version', { number })}</strong>
                  {number === shown ? <Badge tone="accent">{t('contentEditor.history.shown')}</Badge> : null}
                </Cluster>
                <Subtle>{`${author}, ${date(createdAt)}`}</Subtle>
                {note ? <span>{note}</span> : null}
              </Stack>
              {number === shown ? null : (
                <Button variant="secondary" size="small" onClick={() => void editor.showVersion(number)}>
                  {t('contentEditor.history.showAgain')}
                </Button>
              )}
            </Cluster>
          </Item>
        ))}
        <Item>
          <Cluster justify="between">
            <Cluster gap={8}>
              <strong>
                {t(document.isMade ? 'contentEditor.history.notShown' : 'contentEditor.history.delivered')}
              </strong>
              {shown === 0 ? <Badge tone="accent">{t('contentEditor.history.shown')}</Badge> : null}
            </Cluster>
            {shown === 0 ? null : (
              <Button variant="secondary" size="small" onClick={() => void editor.showVersion(0)}>
                {t(document.isMade ? 'contentEditor.history.takeOut' : 'contentEditor.history.showAgain')}
              </Button>
            )}
          </Cluster>
        </Item>
      </List>
    </Stack>
  );
});
