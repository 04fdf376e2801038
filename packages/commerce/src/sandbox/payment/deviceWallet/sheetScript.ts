/**
 * Script of the sheet that stands in for a device's wallet, in plain JavaScript because it is sent unprocessed. It shows
 * what the shop says, and computes nothing.
 *
 * To the page: `sheet-ready`, `sheet-address` {address}, `sheet-option` {id}, `sheet-paid` {token, payer, address, id},
 * `sheet-cancel`. From the page: `sheet-show` {total, items, options, error, asksAddress}, `sheet-end`.
 */
export const sheetScript = String.raw`(() => {
  'use strict';
  const form = document.querySelector('form');
  const parentOrigin = form.dataset.parent;
  const fields = form.elements;
  const rows = document.getElementById('rows');
  const options = document.getElementById('options');
  const address = document.getElementById('address');
  const fault = document.getElementById('fault');
  const pay = document.getElementById('pay');
  const tell = (message) => parent.postMessage(message, parentOrigin);
  let shown;

  const element = (name, text) => { const made = document.createElement(name); made.textContent = text; return made; };
  const money = ({ value, currency }) =>
    new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency }).format(Number(value));
  const place = () => ({
    recipient: fields.name.value, phone: fields.phone.value, addressLine: [fields.street.value],
    postalCode: fields.postalCode.value, city: fields.city.value, region: fields.region.value,
    country: form.dataset.country,
  });
  const isBusy = (busy) => { pay.disabled = busy; form.setAttribute('aria-busy', String(busy)); };

  const show = (next) => {
    shown = next;
    address.hidden = !next.asksAddress;
    rows.replaceChildren(...[...next.items, next.total].map(({ label, amount }) => {
      const row = document.createElement('div');
      row.append(element('dt', label), element('dd', money(amount)));
      return row;
    }));
    const chosen = document.activeElement && document.activeElement.name === 'option' ? document.activeElement.value : '';
    options.hidden = next.options.length === 0;
    options.replaceChildren(options.firstElementChild, ...next.options.map(({ id, label, amount, selected }) => {
      const row = document.createElement('label');
      row.className = 'tick';
      const radio = document.createElement('input');
      Object.assign(radio, { type: 'radio', name: 'option', value: id, checked: selected });
      row.append(radio, element('span', label + ' · ' + money(amount)));
      return row;
    }));
    if (chosen) options.querySelector('[value="' + CSS.escape(chosen) + '"]')?.focus();
    fault.textContent = next.error || '';
    fault.hidden = !next.error;
    pay.textContent = form.dataset.pay.replace('{amount}', money(next.total.amount));
    isBusy(false);
    pay.disabled = Boolean(next.error);
  };

  address.addEventListener('change', ({ target }) => {
    if (!['postalCode', 'city', 'region'].includes(target.name)) return;
    isBusy(true);
    tell({ type: 'sheet-address', address: place() });
  });
  options.addEventListener('change', ({ target }) => {
    isBusy(true);
    tell({ type: 'sheet-option', id: target.value });
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!shown || pay.disabled) return;
    isBusy(true);
    pay.textContent = form.dataset.paying;
    try {
      const { value, currency } = shown.total.amount;
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value, currency, outcome: fields.outcome.value }),
      });
      const { token } = await answer.json();
      const chosen = shown.options.find(({ selected }) => selected);
      tell({
        type: 'sheet-paid', token, address: shown.asksAddress ? place() : null, id: chosen ? chosen.id : null,
        payer: { name: fields.name.value, email: fields.email.value, phone: fields.phone.value },
      });
    } catch {
      show(shown);
    }
  });
  document.getElementById('cancel').addEventListener('click', () => tell({ type: 'sheet-cancel' }));
  addEventListener('keydown', ({ key }) => { if (key === 'Escape') tell({ type: 'sheet-cancel' }); });
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== parentOrigin || source !== parent || !data) return;
    if (data.type === 'sheet-show') show(data);
  });
  tell({ type: 'sheet-ready', address: place() });
  document.querySelector('h1').focus();
})();`;
