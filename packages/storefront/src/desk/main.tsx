import { createTransport } from '@touchline/contract/client/transport';
import { loadMessages, TranslatorContext } from '@touchline/features/platform/i18n';
import { i18nextTranslator } from '@touchline/features/platform/i18n/i18nextTranslator';
import { contentEditorMessages } from '@touchline/features/desk/contentEditor';
import { deskAccessMessages } from '@touchline/features/desk/deskAccess';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { deskStateId, type DeskState } from './DeskState.ts';
import { Desk } from './Desk.tsx';

async function start(root: Element): Promise<void> {
  const state = JSON.parse(document.getElementById(deskStateId)?.textContent ?? '{}') as DeskState;
  const reporter = { report: (message: string, error?: unknown) => console.error(message, error) };
  const ports = {
    reporter,
    call: createTransport({
      fetch: (request) => fetch(request),
      origin: location.origin,
      sitePath: '',
      surface: () => 'chk' as const,
    }),
  };
  const translator = i18nextTranslator(state.language, (key) => reporter.report(`No message for ${key}`));
  await loadMessages(translator, [contentEditorMessages, deskAccessMessages]);
  createRoot(root).render(
    <StrictMode>
      <TranslatorContext value={translator}>
        <Desk ports={ports} brandName={state.brandName} />
      </TranslatorContext>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
