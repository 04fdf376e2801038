import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { Spinner } from '@touchline/design-system/Spinner';
import {
  AddPage,
  AddPageStore,
  contentEditorMessages,
  firstLanguage,
  PageEditor,
  PageEditorStore,
  PageList,
  PageListStore,
} from '@touchline/features/desk/contentEditor';
import { DeskAccessStore, DeskSignInPage } from '@touchline/features/desk/deskAccess';
import { NotLoadedPage } from '@touchline/features/platform/failure';
import { useMessages } from '@touchline/features/platform/i18n';
import type { Ports } from '@touchline/features/platform/ports';
import type { Desk as DeskData } from '@touchline/contract/desk/schema';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DeskFrame } from './DeskFrame.tsx';

type DeskPorts = Pick<Ports, 'call' | 'reporter'>;

export interface DeskProps {
  ports: DeskPorts;
  brandName: string;
}

const contentPath = '/desk/content';
const editorPath = (key: string): string => `${contentPath}?page=${encodeURIComponent(key)}`;

/** The desk: signing in, the list of pages, or the editor of one, as the address says. */
export const Desk = observer(function Desk({ ports, brandName }: DeskProps) {
  const [access] = useState(() => new DeskAccessStore(ports));
  const [list] = useState(() => new PageListStore(ports));
  const address = new URL(location.href);
  const link = address.pathname === '/desk/sign-in' ? address.searchParams.get('link') : null;
  const signIn = async () => {
    if (link === null) return;
    await access.signIn(link);
    // A link that was used opens the desk to who is signed in already.
    if (access.status.kind === 'signedIn') location.replace(contentPath);
  };
  useEffect(() => {
    if (link !== null) void signIn();
    else void list.load();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the page opens
  }, []);
  const { status } = list;
  const isSignInShown =
    link !== null || status.kind === 'signedOut' || access.status.kind === 'failed' || hasLeft(access);
  return (
    <>
      {isSignInShown ? (
        <DeskSignInPage store={access} brandName={brandName} onRetry={() => void signIn()} />
      ) : (
        <DeskFrame brandName={brandName} onSignOut={() => void access.signOut()}>
          <Content list={list} ports={ports} pageKey={address.searchParams.get('page')} />
        </DeskFrame>
      )}
      <LiveRegion />
    </>
  );
});

const hasLeft = ({ status }: DeskAccessStore): boolean =>
  status.kind === 'signedOut' && (status.why === 'left' || status.why === 'ended');

const Content = observer(function Content({
  list,
  ports,
  pageKey,
}: {
  list: PageListStore;
  ports: DeskPorts;
  pageKey: string | null;
}) {
  const t = useMessages(contentEditorMessages);
  const { status } = list;
  switch (status.kind) {
    case 'loading':
    case 'signedOut':
      return <Spinner label={t('contentEditor.loading')} size="large" />;
    case 'failed':
      return (
        <NotLoadedPage
          title={t('contentEditor.notLoaded')}
          retryLabel={t('contentEditor.retry')}
          onRetry={() => void list.load()}
        >
          {t(`contentEditor.failed.${status.reason}`)}
        </NotLoadedPage>
      );
    case 'ready':
      return pageKey === null ? (
        <PageList desk={status.desk} hrefOf={editorPath}>
          <NewPage desk={status.desk} ports={ports} />
        </PageList>
      ) : (
        <EditedPage desk={status.desk} ports={ports} pageKey={pageKey} />
      );
  }
});

function NewPage({ desk, ports }: { desk: DeskData; ports: DeskPorts }) {
  const [store] = useState(() => new AddPageStore(ports, firstLanguage(desk.languages)));
  return <AddPage store={store} onAdded={(key) => location.assign(editorPath(key))} />;
}

function EditedPage({ desk, ports, pageKey }: { desk: DeskData; ports: DeskPorts; pageKey: string }) {
  const [store] = useState(() => new PageEditorStore(ports, desk, pageKey));
  useEffect(() => {
    void store.load();
    // Whoever leaves within a moment of typing is asked first, and it is saved meanwhile.
    const ask = (event: BeforeUnloadEvent) => {
      if (store.save.kind === 'saved') return;
      event.preventDefault();
      void store.saveNow();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [store]);
  return <PageEditor store={store} />;
}
