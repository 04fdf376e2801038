import { observer } from 'mobx-react-lite';
import { StoredValueList } from '@touchline/features/consent/cookieNotice';
import { contentStore } from '@touchline/features/shell/content';
import { storedValues } from '../../state/storedValues.ts';
import { useStore } from '../../state/StoresContext.ts';
import { ContentView } from '../shared/ContentView.tsx';

export const CookiesView = observer(function CookiesView() {
  const { status } = useStore(contentStore);
  return (
    <>
      <ContentView />
      {status.kind === 'ready' ? <StoredValueList values={storedValues} /> : null}
    </>
  );
});
