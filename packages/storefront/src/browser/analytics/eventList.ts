import type { AnalyticsEvent, EventStatus } from '@touchline/features/platform/analytics';

const styles = `
:host{position:fixed;inset-block-end:0;inset-inline-end:0;z-index:2147483647;color-scheme:light}
details{box-sizing:border-box;inline-size:min(32rem,100vw);background:#fff;color:#000;border:1px solid #000;font:12px/1.4 monospace}
summary{padding:8px;font-weight:bold;cursor:pointer}
ol{margin:0;padding:0 8px 8px 36px;max-block-size:40vh;overflow:auto;overflow-wrap:anywhere}
li{padding-block:2px;border-block-start:1px solid #ddd}
b{font-weight:bold}
`;

/** A list of events in the corner of the page, for developers; a press on its head folds it. */
export function eventList(page: Document): (event: AnalyticsEvent, status: EventStatus) => void {
  // In a tree of its own, so that the page's styles do not change it.
  const host = page.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const details = page.createElement('details');
  details.open = true;
  const head = page.createElement('summary');
  const list = page.createElement('ol');
  list.setAttribute('aria-label', 'Analytics events');
  details.append(head, list);
  root.append(details);
  page.body.append(host);
  const items = new Map<AnalyticsEvent, HTMLElement>();
  return (event, status) => {
    const item = items.get(event) ?? page.createElement('li');
    const name = page.createElement('b');
    name.textContent = event.event;
    item.replaceChildren(name, ` ${status} ${JSON.stringify(event.fields)}`);
    items.set(event, item);
    list.append(item);
    head.textContent = `Analytics events: ${items.size}`;
    list.scrollTop = list.scrollHeight;
  };
}
