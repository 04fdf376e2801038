import { measuredPairs } from '@touchline/design-system/brand';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { allBrands } from '../../.storybook/allBrands.ts';
import { download, draftOf, sheetOf, type BrandDraft } from './brandDraft.ts';
import { ComponentSample } from './ComponentSample.tsx';
import { ContrastSummary, ContrastTable } from './ContrastTable.tsx';
import { TokenControls } from './TokenControls.tsx';
import { useBrandDraft } from './useBrandDraft.ts';

const Page = styled.div`
  display: grid;
  gap: ${token('space.32')};

  @media (min-width: 960px) {
    grid-template-columns: 360px minmax(0, 1fr);
    align-items: start;
  }
`;

const File = styled.label`
  display: grid;
  gap: ${token('space.4')};
  font-weight: 650;

  input {
    font-weight: 400;
    inline-size: 100%;
    padding-block: ${token('space.8')};
  }
  input::file-selector-button {
    margin-inline-end: ${token('space.12')};
    padding: ${token('space.8')} ${token('space.16')};
    border: ${token('border.field')} solid ${token('color.text')};
    border-radius: ${token('radius.button')};
    background: ${token('color.paper')};
    color: inherit;
    font: 650 0.875rem/1.25rem ${token('font.text')};
    cursor: pointer;
  }
  input:focus-visible {
    outline: 3px solid ${token('color.text')};
  }
`;

const Preview = styled.section`
  border: 1px solid ${token('color.line')};
`;

const THEME_MODES = {
  scheme: { label: 'Scheme', choices: ['light', 'dark'] },
  contrast: { label: 'Contrast', choices: ['standard', 'more'] },
  density: { label: 'Density', choices: ['comfortable', 'compact'] },
} as const;
type ThemeMode = Record<keyof typeof THEME_MODES, string>;

/** The palette of a theme mode, as the controls name it: the preview shows what is edited. */
const paletteOf = ({ scheme, contrast }: ThemeMode) => {
  const name = scheme === 'dark' ? 'Dark' : 'Light';
  return contrast === 'more' ? `More contrast, ${name.toLowerCase()}` : name;
};
/** The band and the accent field are visible in every theme mode. */
const modeOf = (palette: string, mode: ThemeMode): ThemeMode =>
  /light|dark/i.test(palette)
    ? {
        ...mode,
        scheme: /dark/i.test(palette) ? 'dark' : 'light',
        contrast: palette.startsWith('More') ? 'more' : 'standard',
      }
    : mode;

function FileControls({
  draft,
  onDraft,
  onFile,
}: {
  draft: BrandDraft;
  onDraft: (draft: BrandDraft) => void;
  onFile: (file: File) => void;
}) {
  const isNamed = sheetOf(draft) !== '';
  return (
    <Stack>
      <TextField
        label="Name"
        hint="In data-brand and in the file’s name"
        error={isNamed ? undefined : 'Small letters, digits and hyphens, a letter first'}
        value={draft.name}
        onChange={(event) => onDraft({ ...draft, name: event.target.value })}
      />
      <Cluster>
        <Button size="small" onClick={() => download(draft)} disabled={!isNamed}>
          Export the brand file
        </Button>
        {allBrands.map((brand) => (
          <Button key={brand.id} size="small" variant="secondary" onClick={() => onDraft(draftOf(brand))}>
            Begin from {brand.name}
          </Button>
        ))}
      </Cluster>
      <File>
        Load a brand file
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
          }}
        />
      </File>
    </Stack>
  );
}

/** Edits a brand, previews every component in it, measures its colours, and exports its file. */
export function BrandEditor() {
  const { draft, setDraft, load, refusal } = useBrandDraft();
  const [mode, setMode] = useState<ThemeMode>({
    scheme: 'light',
    contrast: 'standard',
    density: 'comfortable',
  });
  const [palette, setPalette] = useState('Light');
  const heading = useId();
  const show = (next: ThemeMode) => {
    setMode(next);
    if (paletteOf(next) !== paletteOf(mode)) setPalette(paletteOf(next));
  };
  const edit = (next: string) => {
    setPalette(next);
    setMode(modeOf(next, mode));
  };
  const pairs = measuredPairs(draft.tokens);
  return (
    <Page>
      {/* In the body, after the styles of the page's head, so that it overrides the page's own brands. */}
      <style>{sheetOf(draft)}</style>
      <Stack>
        <Heading level={1} variant="section">
          Brand editor
        </Heading>
        <FileControls draft={draft} onDraft={setDraft} onFile={(file) => void load(file)} />
        <ContrastSummary pairs={pairs} tableId={heading} />
        {refusal ? (
          <Callout tone="urgent" isAnnounced>
            {refusal}
          </Callout>
        ) : null}
        <TokenControls draft={draft} onChange={setDraft} palette={palette} onPalette={edit} />
      </Stack>
      <Stack>
        <Cluster>
          {(Object.keys(THEME_MODES) as (keyof ThemeMode)[]).map((part) => (
            <Select
              key={part}
              label={THEME_MODES[part].label}
              value={mode[part]}
              onChange={(event) => show({ ...mode, [part]: event.target.value })}
            >
              {THEME_MODES[part].choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </Select>
          ))}
        </Cluster>
        <Preview
          aria-label="Components in this brand"
          data-brand={draft.name}
          data-scheme={mode.scheme}
          data-contrast={mode.contrast}
          data-density={mode.density}
        >
          <ComponentSample />
        </Preview>
        <section aria-labelledby={heading}>
          <Stack>
            <Heading level={2} variant="head" id={heading}>
              Contrast
            </Heading>
            <ContrastTable pairs={pairs} />
          </Stack>
        </section>
      </Stack>
    </Page>
  );
}
