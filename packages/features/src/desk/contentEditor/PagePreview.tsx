import { Cluster, Stack } from '@touchline/design-system/layout';
import { SegmentedChoice } from '@touchline/design-system/SegmentedChoice';
import { Select } from '@touchline/design-system/Select';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useMessages, useTranslator } from '../../platform/i18n/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';
import { useEditor } from './EditorContext.ts';
import { languageName } from './languageName.ts';

const widths = ['360', '768', '1280'] as const;
/** Pixels of the page that are seen at once. */
const height = 1_000;

const Window = styled.div`
  overflow: clip;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};
  background: ${token('color.tile')};
`;

const Page = styled.iframe`
  display: block;
  border: 0;
  margin-inline: auto;
  transform-origin: 0 0;
  &:dir(rtl) {
    transform-origin: 100% 0;
  }
`;

/** The draft as the shop itself shows it, in any site and at three widths. */
export const PagePreview = observer(function PagePreview() {
  const t = useMessages(contentEditorMessages);
  const { language } = useTranslator();
  const editor = useEditor();
  const { sites } = editor.desk;
  const [sitePath, setSitePath] = useState(sites[0]?.sitePath ?? '');
  const [width, setWidth] = useState<string>('1280');
  const [room, setRoom] = useState(640);
  const measured = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / Number(width));
  return (
    <Stack gap={16}>
      <Cluster gap={16} align="end" justify="between">
        <Select
          label={t('contentEditor.preview.site')}
          value={sitePath}
          onChange={({ currentTarget }) => setSitePath(currentTarget.value)}
        >
          {sites.map((site) => (
            <option key={site.sitePath} value={site.sitePath}>
              {`${site.market.toUpperCase()} – ${languageName(site.language, language)}`}
            </option>
          ))}
        </Select>
        <SegmentedChoice
          legend={t('contentEditor.preview.width')}
          segments={widths.map((value) => ({ value, label: value }))}
          value={width}
          onValueChange={setWidth}
        />
      </Cluster>
      <Window ref={measured} style={{ blockSize: height * scale }}>
        {sitePath === '' ? null : (
          <Page
            // Another number is another draft: the page is made anew.
            key={`${sitePath} ${editor.previewNumber}`}
            src={editor.previewPath(sitePath)}
            title={t('contentEditor.preview.title')}
            width={width}
            height={height}
            style={{ scale: String(scale) }}
          />
        )}
      </Window>
    </Stack>
  );
});
